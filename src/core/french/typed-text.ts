/** Characters that nobody sees, which come along with what is copied from PDF files, contacts and messages. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu

export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/**
 * Returns a text of one line as its visitor reads it: codes and names are often pasted with more around them
 * (decision 69).
 */
export const typedText = (text: string): string => withoutInvisible(text).trim()
