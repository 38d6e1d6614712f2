/** The address search of a picker, loaded if there is a geocoder. */
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { adoptStyles } from '../../../core/element/styles.ts'
import { createLatest } from '../../../core/http/latest.ts'
import { isAborted, visitorMessage } from '../../../core/http/request-error.ts'
import { messages } from '../../../core/i18n/texts.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import fieldCss from '../../../ui/field.css'
import { TextField } from '../../../ui/field.tsx'
import { Message } from '../../../ui/message.tsx'
import { uiTexts } from '../../../ui/ui-messages.ts'
import css from './address-search.css'
import { type FoundAddress, findAddresses } from './geocoder.ts'

const addressTexts = messages('addressSearch', {
  search: 'Adresse ou ville',
  find: 'Chercher',
  searching: 'Recherche…',
  none: 'Aucune adresse trouvée pour « {text} ». Essayez la ville seule, ou placez le point vous-même.',
  'one-found': '1 adresse trouvée.',
  'some-found': '{count} adresses trouvées.',
  found: 'Adresses trouvées',
})

for (const sheet of [fieldCss, css]) adoptStyles(sheet)

interface AddressSearchProps {
  geocoder: string
  /** Initial text. */
  text: string
  /** True if the initial text is searched at once. */
  eager: boolean
  /** A new object for each search that a script starts. */
  asked: { text: string } | null
  onFound(found: readonly FoundAddress[]): void
  onChoose(address: FoundAddress): void
  /** Rendered beside the search button. */
  children: ReactNode
}

const pause = 350
const least = 3

/**
 * The address search (MAP-01). The picker may be inside a form of the page, so the search is not a form itself, and its
 * field belongs to none: Enter searches, and does not submit that form.
 */
export function AddressSearch(props: AddressSearchProps) {
  const { geocoder, text, eager, asked, onFound, onChoose, children } = props
  const t = useTexts(addressTexts)
  const id = useId()
  const [typed, setTyped] = useState(text)
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<readonly FoundAddress[] | null>(null)
  const [searched, setSearched] = useState('')
  const [problem, setProblem] = useState('')
  const [latest] = useState(createLatest)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLUListElement>(null)

  const search = async (wanted: string): Promise<void> => {
    clearTimeout(timer.current)
    const words = wanted.trim()
    if (!words) return
    setBusy(true)
    setProblem('')
    try {
      const addresses = await latest.run((signal) => findAddresses(geocoder, words, signal))
      setFound(addresses)
      setSearched(words)
      onFound(addresses)
      setBusy(false)
    } catch (error) {
      if (isAborted(error)) return
      setProblem(visitorMessage(error))
      setBusy(false)
    }
  }
  const type = (value: string): void => {
    setTyped(value)
    clearTimeout(timer.current)
    if (value.trim().length >= least) timer.current = setTimeout(() => void search(value), pause)
  }
  const choose = (address: FoundAddress): void => {
    clearTimeout(timer.current)
    setTyped(address.label)
    setFound(null)
    onChoose(address)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      void search(typed)
    } else if (event.key === 'ArrowDown' && found?.length) {
      event.preventDefault()
      list.current?.querySelector('button')?.focus()
    } else if (event.key === 'Escape' && found) {
      event.stopPropagation()
      setFound(null)
    }
  }
  const begin = useEffectEvent((words: string) => {
    setTyped(words)
    void search(words)
  })

  useEffect(() => {
    if (eager && text) begin(text)
  }, [eager, text])
  useEffect(() => {
    if (asked) begin(asked.text)
  }, [asked])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      latest.abort()
    },
    [latest],
  )

  const status = (): string => {
    if (busy) return t('searching')
    if (!found) return ''
    if (found.length === 0) return t('none', { text: searched })
    return found.length === 1 ? t('one-found') : t('some-found', { count: found.length })
  }
  return (
    <search className="flx-map-picker__search" aria-label={t('search')}>
      <div className="flx-map-picker__line">
        <TextField
          id={`${id}-address`}
          className="flx-map-picker__address"
          type="search"
          form=""
          label={t('search')}
          value={typed}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKey}
        />
        <Button busy={busy} onClick={() => void search(typed)}>
          {t('find')}
        </Button>
        {children}
      </div>
      <p className="flx-map-picker__status" role="status">
        {status()}
      </p>
      {problem && (
        <Message
          meaning="error"
          role="alert"
          actions={<Button onClick={() => void search(typed)}>{uiTexts('retry')}</Button>}
        >
          {problem}
        </Message>
      )}
      {found && found.length > 0 && (
        <ul className="flx-map-picker__found" aria-label={t('found')} ref={list}>
          {found.map((address, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two addresses may have one name and one place.
            <li className="flx-map-picker__result" key={index}>
              <Button look="quiet" className="flx-map-picker__choose" onClick={() => choose(address)}>
                {address.label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
