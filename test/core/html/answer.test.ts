import { expect } from '@open-wc/testing'
import { isDocument } from '../../../src/core/html/is-document.ts'
import { describeHtml } from '../../../src/core/http/describe-html.ts'
import { asksToLogIn, isLoginForm, isLoginPage } from '../../../src/core/http/session.ts'
import { readCartHtml } from '../../../src/domain/cart/cart-html.ts'

/** Signs that the search in texts went over while something ran: what a pattern was given counts as a whole, each time. */
function stepsOf(act: () => unknown): number {
  let steps = 0
  const { exec } = RegExp.prototype
  const { indexOf, includes, startsWith, slice } = String.prototype
  RegExp.prototype.exec = function counted(text: string) {
    const found = exec.call(this, text)
    // A sticky pattern of one class of signs goes no further than what it takes; any other may go over all that it is
    // given, each time: what is cut short first costs no more for a long answer.
    if (this.sticky) steps += (found?.[0].length ?? 0) + 1
    else steps += text.length > 1000 ? text.length : 1
    return found
  }
  String.prototype.indexOf = function counted(sought: string, from = 0) {
    const found = indexOf.call(this, sought, from)
    steps += (found < 0 ? this.length : found) - Math.min(from, this.length) + 1
    return found
  }
  String.prototype.includes = function counted(sought: string, from = 0) {
    steps += this.length
    return includes.call(this, sought, from)
  }
  String.prototype.slice = function counted(from?: number, to?: number) {
    const found = slice.call(this, from, to)
    steps += found.length
    return found
  }
  String.prototype.startsWith = function counted(sought: string, from = 0) {
    steps++
    return startsWith.call(this, sought, from)
  }
  try {
    act()
  } catch {
    // An answer that is refused was read as well.
  } finally {
    RegExp.prototype.exec = exec
    Object.assign(String.prototype, { indexOf, includes, slice, startsWith })
  }
  return steps
}

/** The same draw at each run: a failure can be met again. */
function drawer(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** What HTML is made of, whole and in halves. */
const scraps = [
  ...['<', '>', '/', '=', '"', "'", ' ', '\n', '-', '!', '&', 'a', 'é'],
  ...['<!--', '-->', '<!-->', '<!', '<?', '</', '<a', '<a ', '<input', ' type=', 'password', '<input type="password">'],
  ...['<script', '</script', '<script>', '</script>', '<style>', '<title>', '</title>', '<textarea>', '<flx-login>'],
  ...[' data-flx-login', ' data-flx-view', ' data-flx-order=', '<html', '<!doctype html>', '<p>', '</p>', 'x="', "y='"],
]

const looks: ((html: string) => unknown)[] = [
  isDocument,
  isLoginForm,
  (html) => asksToLogIn(html, true),
  (html) => isLoginPage(html, 'https://a.fr/a', 'https://a.fr/b'),
  describeHtml,
  (html) => readCartHtml(html, 'https://a.fr/a'),
]

/** No look goes over a text more often than this: several times in all, and never once more for each thing in it. */
const passes = 40

describe('HTML of an answer, before it is HTML', () => {
  it('SAFE-08 is read in as many steps as it is long, whatever is in it', () => {
    const draw = drawer(20_261_122)
    for (let text = 0; text < 400; text++) {
      const few = Array.from({ length: 1 + draw(5) }, () => scraps[draw(scraps.length)] ?? '')
      const length = 200 + draw(2000)
      // Some repeat a few scraps, which is what makes a pattern go back; others are anything.
      const isRepeated = draw(2) === 0
      const parts = Array.from({ length }, (_, at) => (isRepeated ? few[at % few.length] : scraps[draw(scraps.length)]))
      const html = parts.join('')
      for (const look of looks) {
        const steps = stepsOf(() => look(html))
        expect(steps, `${html.slice(0, 80)}… ${html.length}`).to.be.lessThan(passes * (html.length + 200))
      }
    }
  })

  it('SAFE-08 comments before a fragment, and tags that never end, are no more than others', () => {
    for (const scrap of [
      '<!-- --> ',
      '<!---->',
      '<input ',
      '<a data-flx-',
      '<script>',
      '</',
      '<a b="',
      '<<',
      '<title>',
    ]) {
      const html = `${scrap.repeat(20_000)}x`
      for (const look of looks) {
        expect(
          stepsOf(() => look(html)),
          scrap,
        ).to.be.lessThan(passes * html.length)
      }
    }
  })

  it('tells a whole page from a fragment', () => {
    for (const page of [
      '<!doctype html><p>',
      ' \n<!-- un --><!-- deux -->\n<!DOCTYPE html>',
      '<html lang="fr">',
      '<HTML>',
    ]) {
      expect(isDocument(page), page).to.equal(true)
    }
    for (const part of ['<p>', '<htmlx>', '<!-- <!doctype html> -->', '<!-- ', 'texte <html>', '', '<header>']) {
      expect(isDocument(part), part).to.equal(false)
    }
  })

  it('finds a login form as the browser would, and none in a comment, a script or a text', () => {
    const isForm = (html: string): boolean => isLoginForm(html)
    for (const form of [
      '<input type="password">',
      "<INPUT name=a TYPE = 'Password' >",
      '<input data-a="x > y" type=password />',
      '<p>a < b<input\ntype="password">',
      '<flx-login></flx-login>',
      '<!--> <input type=password>',
    ]) {
      expect(isForm(form), form).to.equal(true)
    }
    for (const none of [
      '<!-- <input type="password"> -->',
      '<script>const a = \'<input type="password">\'</script>',
      '<textarea><input type="password"></textarea>',
      '<input name="type=password">',
      '<input type="password"',
      '<inputs type="password">',
    ]) {
      expect(isForm(none), none).to.equal(false)
    }
  })

  it('says what came instead, by its title or its words', () => {
    expect(describeHtml('<!doctype html><title> Connexion\n requise </title><p>x')).to.equal(
      'une page entière (« Connexion requise »)',
    )
    expect(describeHtml('<div><p>Erreur <b>gr</b>ave</p><script>non()</script><p>suite</p></div>')).to.equal(
      '« Erreur grave suite »',
    )
    expect(describeHtml('<img src="a.png">')).to.equal('du HTML sans texte (« <img src="a.png"> »)')
    expect(describeHtml(' \n')).to.equal('un corps vide')
  })
})
