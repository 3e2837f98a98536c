/** What an owner may declare of an option. */
export const diets = ['vegetarian', 'vegan', 'glutenFree'] as const;

export type Diet = (typeof diets)[number];

const marks: Record<Diet, string> = {
  vegetarian: 'vegetariano',
  vegan: 'vegano',
  glutenFree: 'sin TACC',
};

/** How the menu marks what suits these diets. What is vegan is not said to be vegetarian too. */
export function dietMarks(suited: readonly Diet[], glutenFree = marks.glutenFree): string[] {
  const said = suited.includes('vegan') ? suited.filter((diet) => diet !== 'vegetarian') : suited;
  return said.map((diet) => (diet === 'glutenFree' ? glutenFree : marks[diet]));
}

/** What an option is said to be: one, or several. */
const adjectives: Record<Diet, [one: string, several: string]> = {
  vegetarian: ['vegetariana', 'vegetarianas'],
  vegan: ['vegana', 'veganas'],
  glutenFree: ['sin TACC', 'sin TACC'],
};

/** `3 veganas` */
export function suitedText(diet: Diet, count: number): string {
  return `${count} ${adjectives[diet][count === 1 ? 0 : 1]}`;
}
