/** Positions one element beside another. No other file imports this library. */
export {
  autoUpdate,
  computePosition,
  flip,
  offset,
  type Placement,
  shift,
  size,
} from '@floating-ui/react'
