/** Ends every command under a Node that is too old. Otherwise it fails later, and blames something else: `check-api` a spreadsheet. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  console.error(
    `Node ${process.versions.node} es demasiado viejo para este sitio: instalá Node 22.12 o uno más nuevo.`,
  );
  process.exit(1);
}
