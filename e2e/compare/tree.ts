/** An element of the accessibility tree. */
export type Node = {
  /** `heading`, `text`, `/placeholder`. */
  role: string;
  /** Its name or text. */
  name: string;
  /** Such as `level=2` or `checked`. */
  states: string;
  children: Node[];
  /** All of it, with its children. */
  whole: string;
};

/** Reads the YAML of Playwright's `ariaSnapshot()`. Addresses are left out: they are compared as links. */
export function parseTree(yaml: string): Node[] {
  const root: Node[] = [];
  const open: { depth: number; children: Node[] }[] = [{ depth: -1, children: root }];
  for (const line of yaml.split('\n')) {
    const depth = line.search(/\S/);
    if (depth === -1 || line.trim().startsWith('- /url:')) continue;
    const node = parseLine(line.trim().slice(2));
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    open.at(-1)?.children.push(node);
    open.push({ depth, children: node.children });
  }
  for (const node of root) setWhole(node);
  return root;
}

const LINE =
  /^(?<role>[\w/]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]*\])*):?(?: (?<text>.*))?$/s;

/** YAML quotes a key that holds a colon: `'link "Horario: de 9 a 18"':`. */
const QUOTED_KEY = /^'(?:[^']|'')*'/;

/** `heading "Postres" [level=3]`, `text: Flan` */
function parseLine(line: string): Node {
  const plain = line.replace(QUOTED_KEY, (key) => unquoted(key));
  const { role = plain, name, states = '', text } = LINE.exec(plain)?.groups ?? {};
  return {
    role,
    name: [name?.replace(/\\(.)/g, '$1'), text && unquoted(text)].filter(Boolean).join(': '),
    states: states.trim(),
    children: [],
    whole: '',
  };
}

function unquoted(text: string): string {
  if (text.startsWith("'") && text.endsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  if (text.startsWith('"') && text.endsWith('"')) return JSON.parse(text);
  return text;
}

function setWhole(node: Node): string {
  node.whole = JSON.stringify([node.role, node.name, node.states, ...node.children.map(setWhole)]);
  return node.whole;
}

/** `heading “Postres”`. A node without a name is called by the first one in it. */
export function nodeText(node: Node): string {
  const name = firstName(node);
  return name ? `${node.role} “${name}”` : node.role;
}

function firstName({ name, children }: Node): string {
  return name || (children.map(firstName).find(Boolean) ?? '');
}

/** The names and texts of a node and all in it. */
export function textsOf(node: Node): string {
  return [node.name, ...node.children.map(textsOf)].filter(Boolean).join(' ');
}
