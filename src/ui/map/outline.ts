import { coastScale } from './coast.ts'

export type Position = [longitude: number, latitude: number]

/** Reads a line of `coast.ts` into positions in degrees. */
export function readLine(steps: string): Position[] {
  let x = 0
  let y = 0
  return steps.split(' ').map((step) => {
    const [east = 0, north = 0] = step.split(',').map(Number)
    x += east
    y += north
    return [x / coastScale, y / coastScale]
  })
}
