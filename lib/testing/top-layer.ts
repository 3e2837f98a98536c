// jsdom 26 has neither modal dialogs nor popovers. Browser tests cover their effect on focus, inertness and keys.

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

HTMLElement.prototype.togglePopover = function togglePopover(force) {
  const open = force === true;
  this.hidden = !open;
  return open;
};
