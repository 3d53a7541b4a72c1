/** Bytes of a body with three pictures of 1 MB as base64, and room for the texts. */
export const listingBody = 4.5 * 1024 * 1024;
