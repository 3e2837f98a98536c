/** A review, as visitors see it. */
export type Testimonial = {
  name: string;
  message: string;
  /** 0 to 5, with one decimal; undefined when the API states none. */
  stars: number | undefined;
  /** Day of the review, `yyyy-MM-dd`. */
  date: string | undefined;
  /** The review on the maps service, http(s). */
  link: string | undefined;
  /** The address of the reviewer's picture: as the review states it, on one of the hosts of `IMAGE_HOSTS`; for a page, that on this site. */
  avatar: string | undefined;
};
