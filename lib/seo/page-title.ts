/** Link previews cut titles after about 65 characters. */
const MAX_PREVIEW_TITLE = 65;

/** Search results cut titles after about 60 characters. */
const MAX_RESULT_TITLE = 60;

export function pageTitle(subject: string, place: string | undefined): string {
  if (!place) return subject;
  const title = `${subject} en ${place}`;
  return title.length <= MAX_PREVIEW_TITLE ? title : subject;
}

/** What a chat shows above the sentence of a link. It shows no other name of the site. */
export function previewTitle(subject: string, title: string, name: string): string {
  const named = [`${title} | ${name}`, `${subject} | ${name}`];
  return named.find(({ length }) => length <= MAX_PREVIEW_TITLE) ?? title;
}

export function documentTitle(title: string, name: string): string {
  const named = `${title} | ${name}`;
  return named.length <= MAX_RESULT_TITLE ? named : title;
}
