import { flushSync } from 'react-dom'
import type { FormPart } from '../../core/browser/form.ts'
import { emit } from '../../core/events.ts'
import { focusOn, isAvailable } from '../../core/focus/focusable.ts'
import { atom, store } from '../../core/store.ts'
import { resetFields } from './blank-block.ts'
import { followRenames, keepChoices, referringIn } from './block-numbers.ts'
import { type BlockAction, isOwn, nameOf, partOf, templateOf, typedFieldsIn } from './blocks.ts'
import { type PrintedPage, readPage } from './printed-page.ts'
import { repeatTexts as t } from './repeat-messages.ts'
import type { RepeatAction } from './repeat-types.ts'

/** The attributes that the engine reads from its element. */
type RepeatHost = HTMLElement & { min: number | undefined; max: number | undefined; start: number }

/** The current blocks, and the outcome of the last action. */
export interface RepeatState {
  blocks: readonly HTMLElement[]
  /** The optional blocks that are left out, removed ones included, because they can be restored. */
  leftOut: ReadonlySet<HTMLElement>
  announcement: string
  /** The block removed last and its index; null after any other action, when it can no longer be restored. */
  taken: { block: HTMLElement; at: number } | null
}

/** The blocks of one `<flx-repeat>`, with their order, their numbers and the actions on them. */
export class Repetition implements FormPart {
  readonly host: RepeatHost
  readonly state
  #page: PrintedPage
  #prefix = ''
  #hasTold = false
  /** The parent of new blocks while there are no others. */
  #place: Element

  constructor(host: RepeatHost) {
    this.host = host
    this.#page = readPage(host, host.start)
    const { blocks, leftOut } = this.#page
    this.#place = blocks[0]?.parentElement ?? templateOf(host)?.parentElement ?? host
    this.state = atom<RepeatState>({ blocks, leftOut, announcement: '', taken: null })
  }

  /** Observes the element's blocks. @returns a function that stops. */
  start(): () => void {
    if (!this.#hasTold) for (const fault of this.#page.faults) console.warn(`flx : ${fault}`)
    this.#hasTold = true
    const observer = new MutationObserver(() => this.#follow())
    observer.observe(this.host, { childList: true, subtree: true })
    this.join()
    return () => observer.disconnect()
  }

  /** Adds blocks up to the minimum number. */
  fill(): void {
    while (this.blocks.length < this.least && this.#insert()) this.#update({})
  }

  get blocks(): readonly HTMLElement[] {
    return store.get(this.state).blocks
  }

  blockOf(node: Element): HTMLElement | undefined {
    return this.blocks.find((block) => block.contains(node))
  }

  /** Minimum number of blocks: `min`, else one if the page has any. */
  get least(): number {
    return this.host.min ?? Math.min(1, this.#page.blocks.length)
  }

  /** Maximum number of blocks: `max`, else what the page's templates say. */
  get most(): number {
    const hook = 'data-maxnfois'
    const inside = [...this.host.querySelectorAll(`[${hook}]`)].find((each) => each.closest('flx-repeat') === this.host)
    const place = this.host.hasAttribute(hook) ? this.host : inside
    const most = this.host.max ?? Number.parseInt(place?.getAttribute(hook) ?? '', 10)
    return most > 0 ? most : Number.POSITIVE_INFINITY
  }

  #nameOf(block: HTMLElement): string {
    return nameOf(block, this.blocks.indexOf(block))
  }

  add(): void {
    if (this.blocks.length >= this.most) return
    const block = this.#insert()
    if (!block) return
    this.#update({})
    this.#show('added', block)
    this.#tell('add', block)
    this.#enter(block)
  }

  /** Removes a block and moves the focus to the next one. */
  remove(block: HTMLElement): void {
    const at = this.blocks.indexOf(block)
    if (at < 0 || this.blocks.length <= this.least) return
    const announcement = t('removed', { name: this.#nameOf(block) })
    block.remove()
    flushSync(() => this.#renumber({ announcement, taken: { block, at } }))
    this.#tell('remove', block)
    const next = this.blocks[Math.min(at, this.blocks.length - 1)]
    const add = [...this.host.querySelectorAll<HTMLElement>('[data-flx-add]')].find((each) => isOwn(this.host, each))
    if (next) this.#visit(next)
    else if (add) focusOn(add)
  }

  /** @param to - Its new index among the blocks, from 0. */
  move(block: HTMLElement, to: number, by?: BlockAction): void {
    const from = this.blocks.indexOf(block)
    const last = this.blocks.length - 1
    const place = Math.min(Math.max(0, to), last)
    if (from < 0 || from === place) return
    // Moves the other blocks around it, so that its focus or playing media is not interrupted.
    const passed = place < from ? this.blocks.slice(place, from) : this.blocks.slice(from + 1, place + 1)
    if (place < from) block.after(...passed)
    else block.before(...passed)
    this.#renumber({})
    const announcement = t('moved', { name: this.#nameOf(block), n: place + 1, total: last + 1 })
    flushSync(() => this.#update({ announcement }))
    this.#tell('move', block)
    if (by) this.#focusTool(block, by)
    block.scrollIntoView({ block: 'nearest' })
  }

  step(block: HTMLElement, action: 'up' | 'down'): void {
    this.move(block, this.blocks.indexOf(block) + (action === 'up' ? -1 : 1), action)
  }

  /** Leaves an optional block out, or takes it in again. */
  switchBlock(block: HTMLElement, isOn: boolean): void {
    const leftOut = new Set(store.get(this.state).leftOut)
    if (isOn) leftOut.delete(block)
    else leftOut.add(block)
    this.#update({ leftOut })
    this.#show(isOn ? 'switched-on' : 'switched-off', block)
    this.#tell('switch', block)
  }

  /** Restores the block removed last. */
  restore(): void {
    const { taken } = store.get(this.state)
    if (!taken) return
    const { block, at } = taken
    const after = this.blocks[at]
    keepChoices([...this.blocks, block], () => {
      if (after) after.before(block)
      else this.#append(block)
      this.#renumber({})
    })
    this.#show('restored', block)
    this.#tell('restore', block)
    this.#enter(block)
  }

  /** Tells the form that this part exists, or has changed. */
  join(): void {
    this.host.closest('form')?.dispatchEvent(new CustomEvent<FormPart>('flx-form-part', { detail: this }))
  }

  get name(): string {
    const [block] = this.blocks
    this.#prefix = (block && this.#page.numbers.prefixOf(block)) ?? this.#prefix
    return this.#prefix || this.host.id
  }

  /**
   * Returns the blocks by their index in the printed page, `+` for an added one, with `!` if left out; undefined if
   * unchanged.
   */
  read(): string | undefined {
    const { blocks, leftOut } = store.get(this.state)
    const state = this.#stateOf(blocks, leftOut)
    return state === this.#firstState ? undefined : state
  }

  get #firstState(): string {
    return this.#stateOf(this.#page.blocks, this.#page.leftOut)
  }

  #stateOf(blocks: readonly HTMLElement[], leftOut: ReadonlySet<HTMLElement>): string {
    return blocks
      .map((block) => {
        const place = this.#page.blocks.indexOf(block)
        return `${place < 0 ? '+' : place}${leftOut.has(block) ? '!' : ''}`
      })
      .join(' ')
  }

  write(state: string): void {
    const leftOut = new Set<HTMLElement>()
    const blocks = state.split(' ').flatMap((token) => {
      const place = Number.parseInt(token, 10)
      const block = Number.isNaN(place) ? token && this.#copy(this.blocks.length) : this.#page.blocks[place]
      if (block && token.endsWith('!')) leftOut.add(block)
      return block ? [block] : []
    })
    keepChoices([...this.blocks, ...blocks], () => {
      for (const block of this.blocks) if (!blocks.includes(block)) block.remove()
      for (const block of blocks) this.#append(block)
      this.#renumber({ leftOut })
    })
  }

  /** Restores the blocks as they were printed. */
  reset(): void {
    const back = this.#page.blocks.filter((block) => !block.isConnected)
    this.write(this.#firstState)
    for (const block of back) resetFields(block)
  }

  #copy(index: number): HTMLElement | undefined {
    const { blank, numbers } = this.#page
    if (!blank) return undefined
    // Numbered before it is inserted, so that no id exists twice in the page.
    const copy = blank.cloneNode(true) as HTMLElement
    numbers.number(copy, index, (id) => document.getElementById(id) === null)
    return document.adoptNode(copy)
  }

  #append(block: HTMLElement): void {
    const last = this.#page.find().at(-1)
    const template = templateOf(this.host)
    if (last && last !== block) last.after(block)
    else if (!last && template?.parentElement === this.#place) template.before(block)
    else if (!last) this.#place.insertBefore(block, this.#place === this.host ? this.host.firstChild : null)
  }

  #insert(): HTMLElement | undefined {
    const block = this.#copy(this.blocks.length)
    if (block) this.#append(block)
    return block
  }

  /** Renumbers when a script of the page, or an answer of the server, has added or removed a block. */
  #follow(): void {
    const now = this.#page.find()
    const isSame = now.length === this.blocks.length && now.every((block, at) => block === this.blocks[at])
    if (!isSame) this.#renumber({})
  }

  #renumber(changes: Partial<RepeatState>): void {
    const blocks = this.#page.find()
    const renamed = this.#page.numbers.numberAll(blocks)
    const scope = this.host.closest('flx-form') ?? this.host.closest('form') ?? document.body
    followRenames(
      referringIn(scope).filter((each) => !blocks.some((block) => block.contains(each))),
      renamed,
    )
    this.#update(changes)
  }

  #update(changes: Partial<RepeatState>): void {
    const { leftOut } = store.get(this.state)
    store.set(this.state, { blocks: this.#page.find(), leftOut, announcement: '', taken: null, ...changes })
  }

  /**
   * Announces the action with the block's current name, rendered before our event so that listeners find the result.
   */
  #show(key: 'added' | 'restored' | 'switched-on' | 'switched-off', block: HTMLElement): void {
    flushSync(() => this.#update({ announcement: t(key, { name: this.#nameOf(block) }) }))
  }

  #tell(action: RepeatAction, block: HTMLElement): void {
    emit(this.host, 'flx-repeat-changed', { action, block, count: this.blocks.length })
    this.join()
  }

  /** Focuses the first field of a block, with its title in view. */
  #enter(block: HTMLElement): void {
    block.scrollIntoView({ block: 'nearest' })
    const field = typedFieldsIn(block).find(isAvailable)
    if (field) field.focus({ preventScroll: true })
    else this.#visit(block)
  }

  /** Focuses the block itself, so that its name is read, and a second Enter does nothing to it. */
  #visit(block: HTMLElement): void {
    focusOn(block)
    block.scrollIntoView({ block: 'nearest' })
  }

  /** Keeps the focus on the pressed button; if it is now disabled, at an end of the list, the other one gets it. */
  #focusTool(block: HTMLElement, action: BlockAction): void {
    const [button, other] = [action, action === 'up' ? 'down' : 'up'].map((each) => partOf(block, `[data-flx-${each}]`))
    const target = button?.matches(':disabled') ? other : button
    target?.focus({ preventScroll: true })
  }
}
