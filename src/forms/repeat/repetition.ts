import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import { emit } from '../../core/events.ts'
import { focusOn, isAvailable } from '../../core/focus/focusable.ts'
import type { FormPart } from '../../core/html/form-part.ts'
import { blankOf } from './blank-block.ts'
import { BlockNumbers, followRenames, keepChoices, referringIn } from './block-numbers.ts'
import { addTools, type BlockAction, type BlockTools } from './block-tools.ts'
import { blockFinder, blockHook, templateOf, titleOf, typedFields } from './blocks.ts'
import { faultsOf } from './faults.ts'
import { type OptionalBlock, optionalBlock } from './optional-block.ts'
import type { repeatAttributes } from './repeat.ts'
import type { RepeatAction } from './repeat-events.ts'
import { addFoot, type RepeatFoot } from './repeat-foot.ts'
import { repeatTexts as t } from './repeat-messages.ts'

type Host = BehaviourHost<typeof repeatAttributes>

/** What the page was printed with: it outlives a change of the element's attributes. */
interface Printed {
  find: () => HTMLElement[]
  blocks: readonly HTMLElement[]
  /** Those of them that are optional and were left out. */
  leftOut: ReadonlySet<Element>
  blank: HTMLElement | undefined
  numbers: BlockNumbers
}

const printed = new WeakMap<Element, Printed>()

function depthOf(host: Element): number {
  let depth = 0
  for (let outer = host.parentElement?.closest('flx-repeat'); outer; outer = outer.parentElement?.closest('flx-repeat'))
    depth++
  return depth
}

function readPage(host: Host): Printed {
  const known = printed.get(host)
  if (known) return known
  const find = blockFinder(host)
  const blocks = find()
  const numbers = new BlockNumbers(blocks, depthOf(host))
  const own = templateOf(host)?.content.firstElementChild
  const [first] = blocks
  // One that the server did not refuse has no error of it left.
  const pattern = blocks.find((block) => !block.querySelector('[aria-invalid]')) ?? first
  const blank =
    own instanceof HTMLElement
      ? (own.cloneNode(true) as HTMLElement)
      : pattern && blankOf(pattern, (inner) => blockFinder(inner)())
  if (own && blank) numbers.readBlank(blank, host.start)
  const leftOut = new Set(blocks.filter((block) => block.matches('fieldset[disabled]')))
  const page = { find, blocks, leftOut, blank, numbers }
  printed.set(host, page)
  for (const fault of faultsOf(host, first ?? blank, numbers)) console.warn(`flx : ${fault}`)
  return page
}

interface Dressed {
  tools: BlockTools
  optional: OptionalBlock | undefined
}

/** The blocks of one `<flx-repeat>`, and what can be done with them. */
export class Repetition implements FormPart {
  #host: Host
  #page: Printed
  #blocks: HTMLElement[] = []
  #dressed = new Map<HTMLElement, Dressed>()
  #foot: RepeatFoot
  #observer = new MutationObserver(() => this.#follow())
  #prefix = ''
  /** Where new blocks go while there is none to put them after. */
  #place: Element

  constructor(host: Host) {
    this.#host = host
    this.#page = readPage(host)
    const [first] = this.#page.blocks
    this.#place = first?.parentElement ?? templateOf(host)?.parentElement ?? host
    this.#foot = addFoot(host, host.addLabel)
    this.#sync()
    while (this.#blocks.length < this.least && this.#insert()) this.#sync()
    this.#observer.observe(host, { childList: true, subtree: true })
  }

  get blocks(): readonly HTMLElement[] {
    return this.#blocks
  }

  /** As few as there may be: one, where the page has one. */
  get least(): number {
    return this.#host.min ?? Math.min(1, this.#page.blocks.length)
  }

  /** As many as there may be: `max`, or what the page's templates say. */
  get #most(): number | undefined {
    const hook = 'data-maxnfois'
    const place = this.#host.hasAttribute(hook)
      ? this.#host
      : [...this.#host.querySelectorAll(`[${hook}]`)].find((each) => each.closest('flx-repeat') === this.#host)
    const most = this.#host.max ?? Number.parseInt(place?.getAttribute(hook) ?? '', 10)
    return most > 0 ? most : undefined
  }

  nameOf(block: Element): string {
    const title = titleOf(block)?.cloneNode(true) as Element | undefined
    for (const part of title?.querySelectorAll('input, button, [data-flx-mount]') ?? []) part.remove()
    const text = (title?.textContent ?? '').replace(/\s+/g, ' ').trim()
    return text || block.ariaLabel || t('block', { n: this.#blocks.indexOf(block as HTMLElement) + 1 })
  }

  add(): void {
    const most = this.#most
    if (most !== undefined && this.#blocks.length >= most) return
    const block = this.#insert()
    if (!block) return
    this.#sync()
    this.#say('added', block)
    this.#tell('add', block)
    this.#enter(block)
  }

  /** Takes a block out; it can be put back as long as nothing else happens. */
  remove(block: HTMLElement): void {
    const at = this.#blocks.indexOf(block)
    if (at < 0 || this.#blocks.length <= this.least) return
    const name = this.nameOf(block)
    block.remove()
    this.#renumber()
    this.#foot.say(t('removed', { name }), () => this.#putBack(block, at))
    this.#tell('remove', block)
    const next = this.#blocks[Math.min(at, this.#blocks.length - 1)]
    if (next) this.#visit(next)
    else focusOn(this.#foot.add)
  }

  /** @param to - Its place among the blocks, from 0. */
  move(block: HTMLElement, to: number, by?: BlockAction): void {
    const from = this.#blocks.indexOf(block)
    const last = this.#blocks.length - 1
    const place = Math.min(Math.max(0, to), last)
    if (from < 0 || from === place) return
    // The others go around it: what has the focus, or plays, stays where it is in the document.
    const passed = place < from ? this.#blocks.slice(place, from) : this.#blocks.slice(from + 1, place + 1)
    if (place < from) block.after(...passed)
    else block.before(...passed)
    this.#renumber()
    this.#foot.say(t('moved', { name: this.nameOf(block), n: place + 1, total: last + 1 }))
    this.#tell('move', block)
    if (by) this.#focusTool(block, by)
    block.scrollIntoView({ block: 'nearest' })
  }

  step(block: HTMLElement, action: 'up' | 'down'): void {
    this.move(block, this.#blocks.indexOf(block) + (action === 'up' ? -1 : 1), action)
  }

  get host(): Element {
    return this.#host
  }

  /** Tells its form of itself, and that it has changed. */
  join(): void {
    this.#host.closest('form')?.dispatchEvent(new CustomEvent<FormPart>('flx-form-part', { detail: this }))
  }

  get name(): string {
    const [block] = this.#blocks
    this.#prefix = (block && this.#page.numbers.prefixOf(block)) ?? this.#prefix
    return this.#prefix || this.#host.id
  }

  /** Blocks by their place in the page as it was printed, `+` for those that were added, `!` for those left out. */
  read(): string | undefined {
    const states = this.#blocks.map((block) => {
      const place = this.#page.blocks.indexOf(block)
      return `${place < 0 ? '+' : place}${this.#isLeftOut(block) ? '!' : ''}`
    })
    const state = states.join(' ')
    return state === this.#firstState() ? undefined : state
  }

  #isLeftOut(block: HTMLElement): boolean {
    return this.#dressed.get(block)?.optional?.isOn === false
  }

  #firstState(): string {
    const { blocks, leftOut } = this.#page
    return blocks.map((block, place) => `${place}${leftOut.has(block) ? '!' : ''}`).join(' ')
  }

  write(state: string): void {
    const wanted = state.split(' ').filter(Boolean)
    const blocks = wanted.flatMap((token) => {
      const place = Number.parseInt(token, 10)
      const block = Number.isNaN(place) ? this.#copy(this.#blocks.length) : this.#page.blocks[place]
      return block ? [block] : []
    })
    keepChoices([...this.#blocks, ...blocks], () => {
      for (const block of this.#blocks) if (!blocks.includes(block)) block.remove()
      for (const block of blocks) this.#append(block)
      this.#renumber()
    })
    for (const [at, block] of blocks.entries()) {
      this.#dressed.get(block)?.optional?.set(!wanted[at]?.endsWith('!'))
    }
    this.#foot.say('')
  }

  /** The form is as its page was printed. */
  reset(): void {
    this.write(this.#firstState())
  }

  translate(): void {
    this.#foot.translate()
    this.#sync()
  }

  stop(): void {
    this.#observer.disconnect()
    for (const block of [...this.#dressed.keys()]) this.#undress(block)
    this.#foot.remove()
  }

  #copy(index: number): HTMLElement | undefined {
    const { blank, numbers } = this.#page
    if (!blank) return undefined
    // Numbered before it is in the page: ids that are there twice, even for a moment, lead astray.
    const copy = blank.cloneNode(true) as HTMLElement
    numbers.number(copy, index, (id) => document.getElementById(id) === null)
    return document.adoptNode(copy)
  }

  #append(block: HTMLElement): void {
    const last = this.#page.find().at(-1)
    const template = templateOf(this.#host)
    if (last && last !== block) last.after(block)
    else if (!last && template?.parentElement === this.#place) template.before(block)
    else if (!last) this.#place.insertBefore(block, this.#place === this.#host ? this.#host.firstChild : null)
  }

  #insert(): HTMLElement | undefined {
    const block = this.#copy(this.#blocks.length)
    if (block) this.#append(block)
    return block
  }

  #putBack(block: HTMLElement, at: number): void {
    const after = this.#blocks[at]
    keepChoices([...this.#blocks, block], () => {
      if (after) after.before(block)
      else this.#append(block)
      this.#renumber()
    })
    this.#say('restored', block)
    this.#tell('restore', block)
    this.#enter(block)
  }

  /** Something else than us added or took away a block: a script of the page, an answer of the server. */
  #follow(): void {
    const now = this.#page.find()
    const isSame = now.length === this.#blocks.length && now.every((block, at) => block === this.#blocks[at])
    if (!isSame) this.#renumber()
  }

  #renumber(): void {
    this.#blocks = this.#page.find()
    const renamed = this.#page.numbers.numberAll(this.#blocks)
    const scope = this.#host.closest('flx-form') ?? this.#host.closest('form') ?? document.body
    followRenames(
      referringIn(scope).filter((each) => !this.#isInside(each)),
      renamed,
    )
    this.#sync()
  }

  #isInside(element: Element): boolean {
    const around = element.closest(blockHook)
    if (!around || this.#dressed.has(around as HTMLElement)) return around !== null
    return around.parentElement !== null && this.#isInside(around.parentElement)
  }

  #sync(): void {
    this.#blocks = this.#page.find()
    for (const block of this.#dressed.keys()) if (!this.#blocks.includes(block)) this.#undress(block)
    for (const block of this.#blocks) if (!this.#dressed.has(block)) this.#dress(block)
    const { length: count } = this.#blocks
    for (const [index, block] of this.#blocks.entries()) {
      const name = this.nameOf(block)
      const { tools, optional } = this.#dressed.get(block) ?? {}
      optional?.name(name)
      tools?.show({
        name,
        isFirst: index === 0,
        isLast: index === count - 1,
        mayLeave: count > this.least,
        mayMove: count > 1 && !this.#host.noOrder,
      })
    }
    const most = this.#most
    this.#foot.show(most !== undefined && count >= most ? most : undefined)
  }

  #dress(block: HTMLElement): void {
    block.setAttribute('data-flx-block', block.getAttribute('data-flx-block') ?? '')
    const optional = optionalBlock(block, (isOn) => {
      this.#say(isOn ? 'switched-on' : 'switched-off', block)
      this.#tell('switch', block)
    })
    this.#dressed.set(block, { tools: addTools(block), optional })
  }

  #undress(block: HTMLElement): void {
    const dressed = this.#dressed.get(block)
    dressed?.tools.remove()
    // One that was taken out keeps its state: it may be put back.
    if (block.isConnected) dressed?.optional?.remove()
    this.#dressed.delete(block)
  }

  #say(key: 'added' | 'restored' | 'switched-on' | 'switched-off', block: HTMLElement): void {
    this.#foot.say(t(key, { name: this.nameOf(block) }))
  }

  #tell(action: RepeatAction, block: HTMLElement): void {
    emit(this.#host, 'flx-repeat-changed', { action, block, count: this.#blocks.length })
    this.join()
  }

  /** To the first field of a block, with its title in view. */
  #enter(block: HTMLElement): void {
    block.scrollIntoView({ block: 'nearest' })
    const field = [...block.querySelectorAll<HTMLElement>(typedFields)].find(isAvailable)
    if (field) field.focus({ preventScroll: true })
    else this.#visit(block)
  }

  /** To a block itself, whose name is read: a second Enter does nothing to it. */
  #visit(block: HTMLElement): void {
    focusOn(block)
    block.scrollIntoView({ block: 'nearest' })
  }

  /** The button that was pressed keeps the focus; at the end of the way it rests, and the other one has it. */
  #focusTool(block: HTMLElement, action: BlockAction): void {
    const tools = this.#dressed.get(block)?.tools
    const button = tools?.button(action)
    const other = tools?.button(action === 'up' ? 'down' : 'up')
    if (button && !button.disabled) button.focus({ preventScroll: true })
    else other?.focus({ preventScroll: true })
  }
}
