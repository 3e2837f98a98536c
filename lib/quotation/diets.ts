type DietWords = {
  /** How the menu marks an option, such as `vegano`. */
  mark: string;
  /** What one option, or several, are said to be: `1 vegana`, `3 veganas`. */
  suited: [one: string, several: string];
  /** The beginning of an owner's text that names the diet, in small letters without accents. */
  named: RegExp;
  /** The diet that everything of this one suits too. */
  includes?: 'vegetarian';
};

/** What an owner may declare of an option, in the order of its marks. */
const known = {
  vegetarian: {
    mark: 'vegetariano',
    suited: ['vegetariana', 'vegetarianas'],
    named: /^(vegetarian[oa]s?|vegetarian|veggies?)(?= |$)/,
  },
  vegan: {
    mark: 'vegano',
    suited: ['vegana', 'veganas'],
    named: /^(vegan[oa]s?|vegan)(?= |$)/,
    includes: 'vegetarian',
  },
  glutenFree: {
    mark: 'sin TACC',
    suited: ['sin TACC', 'sin TACC'],
    named: /^((sin ?|libre de )(tacc|gluten)|s\/ ?(tacc|gluten)|gluten ?free|gf|celiac[oa]s?)(?= |$)/,
  },
} satisfies Record<string, DietWords>;

export type Diet = keyof typeof known;

const words: Record<Diet, DietWords> = known;

export const diets = Object.keys(known) as Diet[];

/** How the menu marks what suits these diets. What is vegan is not said to be vegetarian too. */
export function dietMarks(suited: readonly Diet[], glutenFree = words.glutenFree.mark): string[] {
  const said = suited.filter((diet) => !suited.some((other) => words[other].includes === diet));
  return said.map((diet) => (diet === 'glutenFree' ? glutenFree : words[diet].mark));
}

/** `3 veganas` */
export function suitedText(diet: Diet, count: number): string {
  return `${count} ${words[diet].suited[count === 1 ? 0 : 1]}`;
}

/** The diet that a text begins with, and what is left of the text. The text is plain: small letters, no accents. */
export function dietAtStart(text: string): { diet: Diet; rest: string } | undefined {
  const diet = diets.find((diet) => words[diet].named.test(text));
  return diet && { diet, rest: text.replace(words[diet].named, '').trimStart() };
}

/** These diets, and those that they include, in the order of their marks. */
export function withIncluded(stated: readonly Diet[]): Diet[] {
  return diets.filter(
    (diet) => stated.includes(diet) || stated.some((other) => words[other].includes === diet),
  );
}
