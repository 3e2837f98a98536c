import 'client-only';

/**
 * Plays two soft notes, for the badge of an unopened chat (`useBadge` in Chat.tsx). Silent before the visitor interacts with the page, or
 * without `userActivation` or Web Audio. Never throws.
 */
export function playChime(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    const context = new AudioContext();
    const start = context.currentTime;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.06, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.45);
    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(660, start);
    tone.frequency.setValueAtTime(880, start + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.onended = () => context.close().catch(() => undefined);
    tone.start(start);
    tone.stop(start + 0.5);
  } catch {}
}
