import { formatEuros } from '../../server/format.ts'

/** A price with tax, which is always said. */
export function Price({ cents, from = false }: { cents: number; from?: boolean }) {
  return (
    <span className="price">
      {from && <small>dès </small>}
      {formatEuros(cents)} <small>TTC</small>
    </span>
  )
}
