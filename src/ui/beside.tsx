import { type ReactNode, useInsertionEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createMount, keepMount, type MountPlace, type MountTag } from '../core/element/mounts.ts'

interface BesideProps {
  /** The author's node. */
  of: Element
  /** @default 'after' */
  where?: MountPlace['where']
  /** It stands nearer than what is drawn there already. */
  isNearest?: boolean
  /** What is drawn, in one word: a copy of the page's markup is told by it. */
  name: string
  /** What suits its parent: `li` in a list, `td` in a row. @default 'div' */
  as?: MountTag
  className?: string
  children: ReactNode
}

/** Draws in a second place, beside a node of the author's. It stays there, whoever moves or empties what is around it. */
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
