/** The form of a campaign's name, which is used in URLs, in the keys of counts, and in file names. */
export const campaignName = /^[a-z\d-]{1,30}$/;

/** The most campaigns that the business facts may name at a time. */
export const MAX_CAMPAIGNS = 20;
