/** A review, as visitors see it. */
export type Testimonial = {
  name: string;
  message: string;
  /** 0 to 5, with one decimal; undefined if the source states none. */
  stars: number | undefined;
  /** Day of the review, `yyyy-MM-dd`. */
  date: string | undefined;
  /** The review on the maps service, http(s). */
  link: string | undefined;
  /** URL of the reviewer's picture. As the review states it, it is on one of the hosts of `IMAGE_HOSTS`; for a page, it is on this site. */
  avatar: string | undefined;
};
