/** Every tag that there is, by the files of the catalogue: the panel alone needs to know. */
export const elementTags: readonly string[] = ['flx-config', ...__FLX_TAGS__]
