/** All tags of the catalogue. Only the panel needs them. */
export const elementTags: readonly string[] = ['flx-config', ...__FLX_TAGS__]
