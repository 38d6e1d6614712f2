import { bindCalls } from './calls.ts'
import { followCode } from './code-view.ts'
import { bindControls } from './controls.ts'
import { keepLog } from './event-log.ts'
import { followSearch, followShortcut } from './search.ts'
import { bindThemeEditor } from './theme-editor.ts'

const backAfter = 2000

/** Binds the buttons that copy the source beside them, and confirm it. */
function bindCopies(): void {
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-guide-copy]')) {
    const label = button.textContent
    button.dataset.guideCopy = 'ready'
    button.addEventListener('click', async () => {
      const source = button.closest('.guide-code')?.querySelector('code')?.textContent ?? ''
      // A page in a frame, or a visitor's settings, may refuse the clipboard.
      const isCopied = await navigator.clipboard.writeText(source).then(
        () => true,
        () => false,
      )
      button.textContent = isCopied ? 'Copié' : 'Copie refusée'
      setTimeout(() => {
        button.textContent = label
      }, backAfter)
    })
  }
}

/** Shows the colour of each token beside its name. */
function paintSwatches(): void {
  for (const name of document.querySelectorAll<HTMLElement>('.guide-tokens__color [data-guide-token]')) {
    name.style.setProperty('--swatch', `var(${name.textContent})`)
  }
}

const wide = matchMedia('(min-width: 62rem)')

/** Unfolds the list of pages when there is room for it beside the text. */
function foldNavigation(): void {
  const fold = document.querySelector<HTMLDetailsElement>('[data-guide-fold]')
  if (fold) fold.open = wide.matches
}

function startPlay(section: HTMLElement): void {
  const tag = section.dataset['guidePlay'] ?? ''
  const find = <E extends HTMLElement>(selector: string): E | null => section.querySelector<E>(selector)
  const element = find(`.guide-live ${tag}`) ?? document.querySelector<HTMLElement>(tag)
  const log = find('[data-guide-log]')
  if (log) keepLog(log)
  if (!element) return
  const controls = find<HTMLFormElement>('[data-guide-controls]')
  if (controls) bindControls(controls, element)
  const calls = find('[data-guide-calls]')
  if (calls) bindCalls(calls, element)
  const code = find('[data-guide-code]')
  if (code) followCode(code, element)
}

/** Scrolls the list of pages to the entry of the current one. */
function showCurrent(): void {
  const list = document.querySelector<HTMLElement>('.guide-nav')
  const current = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !current || !wide.matches) return
  const end = Math.min(list.getBoundingClientRect().bottom, innerHeight)
  const below = current.getBoundingClientRect().bottom - end
  if (below > 0) list.scrollTop += below + list.clientHeight / 3
}

foldNavigation()
showCurrent()
wide.addEventListener('change', foldNavigation)
bindCopies()
followSearch()
followShortcut()
paintSwatches()
bindThemeEditor()
for (const section of document.querySelectorAll<HTMLElement>('[data-guide-play]')) startPlay(section)
