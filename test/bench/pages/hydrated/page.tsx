/* @jsxRuntime automatic */
import { type ReactNode, useEffect, useRef, useState } from 'react'

export interface PageData {
  kind: 'accueil' | 'article' | 'panier'
  branches: { name: string; href: string; leaves: { name: string; href: string }[] }[]
  pictures: { small: string; large: string; name: string }[]
  dialogs: string[]
  popups: { href: string; text: string }[]
  paragraphs: number
  text: string
  lines: { id: string; name: string; price: number; quantity: number }[]
  service: string
}

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

function Menu({ branches }: Pick<PageData, 'branches'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <nav>
        <ul>
          {branches.map(({ name, href, leaves }) => (
            <li key={href}>
              <a href={href}>{name}</a>
              <ul>
                {leaves.map((leaf) => (
                  <li key={leaf.href}>
                    <a href={leaf.href}>{leaf.name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

function Dialog({ title, id, children }: { title: string; id: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" className="opens" onClick={() => dialog.current?.showModal()}>
        {title}
      </button>
      <dialog id={id} ref={dialog} aria-label={title}>
        {children}
        <button type="button" onClick={() => dialog.current?.close()}>
          Fermer
        </button>
      </dialog>
    </>
  )
}

function Gallery({ pictures }: Pick<PageData, 'pictures'>) {
  const [shown, setShown] = useState<string | null>(null)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (shown) dialog.current?.showModal()
  }, [shown])
  return (
    <>
      <ul className="gallery">
        {pictures.map(({ small, large, name }) => (
          <li key={large}>
            <a
              href={large}
              title={name}
              onClick={(event) => {
                event.preventDefault()
                setShown(large)
              }}
            >
              <img src={small} width="240" height="160" alt={name} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      <dialog ref={dialog} onClose={() => setShown(null)}>
        {shown && <img src={shown} alt="" />}
      </dialog>
    </>
  )
}

function Banner() {
  const [closed, setClosed] = useState(false)
  useEffect(() => setClosed(localStorage.getItem('banner') === 'closed'), [])
  if (closed) return null
  return (
    <div className="banner">
      <p>Livraison offerte dès 80 € jusqu’à dimanche.</p>
      <button
        type="button"
        onClick={() => {
          localStorage.setItem('banner', 'closed')
          setClosed(true)
        }}
      >
        Fermer
      </button>
    </div>
  )
}

const Paragraphs = ({ count, text }: { count: number; text: string }) =>
  Array.from({ length: count }, (_, at) => `p${at}`).map((key) => <p key={key}>{text}</p>)

function Quantity() {
  const [value, setValue] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setValue(Math.max(1, value - 1))}>
        −
      </button>
      <input
        type="number"
        id="quantite"
        name="quantite"
        value={value}
        onChange={(event) => setValue(+event.target.value)}
      />
      <button type="button" onClick={() => setValue(value + 1)}>
        +
      </button>
    </>
  )
}

function Cart({ lines: given, service }: Pick<PageData, 'lines' | 'service'>) {
  const [lines, setLines] = useState(given)
  const send = (id: string, quantity: number): void => {
    setLines(lines.map((line) => (line.id === id ? { ...line, quantity } : line)))
    const body = new URLSearchParams({ action: 'modifQte', value: id, quantite: String(quantity) })
    fetch(service, { method: 'POST', body }).catch(() => {})
  }
  return (
    <ul>
      {lines.map(({ id, name, price, quantity }) => (
        <li key={id} className="line">
          <a href={`/article/${id}`}>{name}</a> {euros.format(price * quantity)}
          <form
            method="post"
            action={service}
            onSubmit={(event) => {
              event.preventDefault()
              send(id, quantity + 1)
            }}
          >
            <input type="hidden" name="value" value={id} />
            <input name="quantite" value={quantity} readOnly />
            <button type="submit" className="more">
              +
            </button>
          </form>
        </li>
      ))}
    </ul>
  )
}

/** The same page as `shop/content.ts` writes, as components that a framework hydrates as one tree. */
export function WholePage(data: PageData) {
  const { kind, branches, pictures, dialogs, popups, paragraphs, text, lines, service } = data
  return (
    <>
      <header>
        <Menu branches={branches} />
        <a href="/panier">
          Panier <span>0</span>
        </a>
      </header>
      <main>
        {kind === 'accueil' && <Banner />}
        <h1>{kind}</h1>
        <Paragraphs count={paragraphs} text={text} />
        {dialogs.map((title, at) => (
          <Dialog key={title} title={title} id={`boite-${at}`}>
            <Paragraphs count={2} text={text} />
          </Dialog>
        ))}
        <ul>
          {popups.map((popup) => (
            <li key={popup.href}>
              <a href={popup.href}>{popup.text}</a>
            </li>
          ))}
        </ul>
        {kind === 'article' && <Quantity />}
        {kind === 'panier' && <Cart lines={lines} service={service} />}
        <Gallery pictures={pictures} />
      </main>
    </>
  )
}
