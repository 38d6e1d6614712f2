import { type ReactNode, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createMount, keepMount, type MountPlace, type MountTag } from '../core/element/mounts.ts'

interface BesideProps {
  /** The author's node. */
  of: Element
  /** @default 'after' */
  where?: MountPlace['where']
  /** True to put it nearer than what is already there. */
  isNearest?: boolean
  /** A word for what is drawn, by which copies of it in cloned markup are recognised. */
  name: string
  /** The tag that its parent requires: `li` in a list, `td` in a row. @default 'div' */
  as?: MountTag
  className?: string
  children: ReactNode
}

/** Renders beside a node of the author's, in a mount that is put back if the page moves or removes it. */
export function Beside({
  of,
  where = 'after',
  isNearest = false,
  name,
  as = 'div',
  className = '',
  children,
}: BesideProps): ReactNode {
  const [mount] = useState(() => createMount(name, as))
  useInsertionEffect(() => {
    mount.className = `flx-mount ${className}`.trim()
    return keepMount(mount, { of, where, isNearest })
  }, [mount, of, where, isNearest, className])
  return createPortal(children, mount)
}
