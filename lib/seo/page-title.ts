/** Link previews cut titles after some 65 characters. */
const MAX_PREVIEW_TITLE = 65;

/** Search results cut titles after some 60 characters. */
const MAX_RESULT_TITLE = 60;

/**
 * The title of a page, whole in every link preview: the place stands in it where there is room. It has no brand, for previews show the
 * name of the site beside it.
 */
export function pageTitle(subject: string, place: string): string {
  const title = `${subject} en ${place}`;
  return title.length <= MAX_PREVIEW_TITLE ? title : subject;
}

/** The title of the document: with the name of the business where there is room for it in search results. */
export function documentTitle(title: string, name: string): string {
  const named = `${title} | ${name}`;
  return named.length <= MAX_RESULT_TITLE ? named : title;
}
