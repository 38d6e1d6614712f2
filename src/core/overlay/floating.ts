/** The one file that knows the library which places things beside others. */
export {
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
} from '@floating-ui/dom'
