/** How the business facts name a campaign: it stands in addresses, in the keys of counts, and in the names of files. */
export const campaignName = /^[a-z\d-]{1,30}$/;

/** As many as the facts may name. */
export const MAX_CAMPAIGNS = 20;
