import { fixture } from '@open-wc/testing'
import type { FlxFragmentElement } from '../../elements/fragment.ts'
import { type Answer, type Script, script } from './answers-client.ts'

export interface DrawnBlock {
  /** Content of the block, in which `{url}` is its address. @default a comment with its address, and a paragraph */
  content?: string
  attributes?: string
}

const usual = '<!-- {"url": "{url}", "referer": "/actus"} --><p>Ancien</p>'

/** Opens a page with a block, and its server, which sends these answers in order. */
export async function openBlock(
  answers: Answer[],
  { content = usual, attributes = '' }: DrawnBlock = {},
): Promise<[FlxFragmentElement, Script]> {
  const server = await script(...answers)
  const place = await fixture<HTMLElement>(
    `<div><flx-fragment ${attributes}>${content}</flx-fragment></div>`.replaceAll('{url}', server.address('bloc')),
  )
  const block = place.querySelector('flx-fragment')
  if (!block) throw new Error('No block')
  return [block, server]
}

export const failure = (block: Element): HTMLElement | null =>
  block.querySelector(':scope > [data-flx-mount] [role="alert"]')

const home = location.href

/** Restores the address of the test page. */
export function leaveBlock(): void {
  history.replaceState(null, '', home)
}
