/** Thrown if the command is not valid, or names something that does not exist. */
export class Misuse extends Error {
  override readonly name = 'Misuse'
}
