import { expect, fixture, html } from '@open-wc/testing'
import { warningsOf } from '../support/console.ts'
import { importElement, sampleOf, tags } from '../support/samples.ts'
import { waitUntil } from '../support/wait-until.ts'

interface Drawn extends HTMLElement {
  ready: Promise<void>
  isReady: boolean
}

interface Codec {
  problem?(written: string): string | undefined
}

const attributeOf = (property: string): string => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Attributes of an element that may be written wrong, by what they are. */
function attributesOf(tag: string, kind: RegExp): [property: string, attribute: string][] {
  const { attributes } = customElements.get(tag) as unknown as { attributes: Record<string, Codec> }
  return Object.entries(attributes)
    .filter(([, codec]) => kind.test(codec.problem?.('javascript:0') ?? ''))
    .map(([property]) => [property, attributeOf(property)])
}

/** What goes wrong meanwhile: exceptions that nobody caught, and those that an element caught of itself. */
async function failuresDuring(act: () => Promise<void>): Promise<string[]> {
  const failures: string[] = []
  const stop = new AbortController()
  const { error } = console
  const note = (failure: unknown): unknown => failures.push(String(failure))
  addEventListener('error', (event) => note(event.message), { signal: stop.signal })
  addEventListener('unhandledrejection', ({ reason }) => note(reason), { signal: stop.signal })
  document.addEventListener('flx-error', ({ detail }) => note(detail.error), { signal: stop.signal })
  console.error = (...parts: unknown[]) => note(parts.join(' '))
  try {
    await act()
  } finally {
    stop.abort()
    console.error = error
  }
  return failures.filter((failure) => /SyntaxError|is not a valid|javascript:|URL/.test(failure))
}

async function insert(tag: string, name: string, value: string): Promise<{ place: HTMLElement; element: Drawn }> {
  const place = await fixture<HTMLElement>(html`<div><a href="#lien" class="lien">Lien</a></div>`)
  const element = document.createRange().createContextualFragment(sampleOf(tag)).firstElementChild as Drawn
  element.setAttribute(name, value)
  place.append(element)
  await element.ready
  await waitUntil(() => element.isReady, `${tag} is not ready`)
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  return { place, element }
}

/** What would run or load this address if it were followed. */
function leadingTo(root: Element, scheme: RegExp): string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'xlink:href', 'data'].flatMap((name) => {
      const written = element.closest('[data-flx-mount], a, img, iframe') && element.getAttribute(name)
      return written && scheme.test(written) ? [`${element.localName} ${name}`] : []
    }),
  )
}

for (const tag of tags) {
  describe(`<${tag}>, written wrong`, () => {
    before(() => importElement(tag))

    it('SAFE-03 says that a selector is none, throws nothing, and names nothing by it', async () => {
      for (const [property, name] of attributesOf(tag, /sélecteur/)) {
        let said: string[] = []
        const failures = await failuresDuring(async () => {
          said = await warningsOf(async () => {
            const { place, element } = await insert(tag, name, '1,5')
            place.querySelector<HTMLElement>('.lien')?.click()
            document.body.click()
            const read = (element as unknown as Record<string, string>)[property] ?? ''
            expect(document.querySelectorAll(read)).to.have.length(0)
            element.setAttribute(name, '')
            element.remove()
          })
        })
        expect(failures, name).to.deep.equal([])
        expect(said.filter((line) => line.includes(`${name}="1,5" n’est pas un sélecteur`))).to.have.length(1)
        expect(said[0]).to.match(new RegExp(`^flx : <${tag} `))
      }
    })

    it('SAFE-02 takes what would run as a script, or is no address, for none, and says so', async () => {
      const wrong = ['javascript:alert(1)', ' JaVa\nScRiPt:alert(1)', 'vbscript:alert(1)', 'http://[']
      for (const [property, name] of attributesOf(tag, /adresse/)) {
        for (const value of wrong) {
          const said = await warningsOf(async () => {
            const failures = await failuresDuring(async () => {
              const { place, element } = await insert(tag, name, value)
              expect((element as unknown as Record<string, string>)[property] ?? '', value).to.not.contain(value)
              expect(leadingTo(place, /script:|http:\/\/\[/i), value).to.deep.equal([])
              element.remove()
            })
            expect(failures, `${name}="${value}"`).to.deep.equal([])
          })
          expect(said.filter((line) => line.includes(`${name}="${value}" n’est pas une adresse`))).to.have.length(1)
        }
      }
    })
  })
}
