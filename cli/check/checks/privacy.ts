import { type Fault, fault } from '../fault.ts'
import type { Page } from '../page.ts'
import type { SetCookie, Visitor } from '../visitor.ts'

/** Hosts of analytics and advertising scripts, which require consent. */
const trackers =
  /(?:^|\.)(?:googletagmanager\.com|google-analytics\.com|doubleclick\.net|googleadservices\.com|connect\.facebook\.net|hotjar\.com|clarity\.ms|bat\.bing\.com|static\.ads-twitter\.com|snap\.licdn\.com|analytics\.tiktok\.com|criteo\.(?:com|net)|matomo\.cloud|segment\.com)$/i
/** Hosts of frames that set cookies of their own. */
const frames =
  /(?:^|\.)(?:youtube\.com|vimeo\.com|dailymotion\.com|google\.(?:com|fr)|facebook\.com|instagram\.com|calendly\.com)$/i
const trackingCookies =
  /^(?:_ga(?:_\w+)?|_gid|_gat\w*|_gcl_\w+|_fbp|_fbc|_pk_(?:id|ses)\S*|_hj\w+|_clck|_clsk|_uet\w+|IDE|_ttp)$/

/** Consent tools other than `<flx-consent>`. */
const consentTools = /tarteaucitron|axept|didomi|cookiebot|onetrust|cookielaw|orejime|klaro/i

function hostOf(element: Element, { address }: Page): string {
  const given = element.getAttribute('src') || element.getAttribute('data-src') || ''
  return given && URL.canParse(given, address) ? new URL(given, address).hostname : ''
}

/** Returns true if a browser runs the script. With another type, it waits for consent. */
function runs(script: Element): boolean {
  const type = (script.getAttribute('type') ?? '').trim().toLowerCase()
  return ['', 'module', 'text/javascript', 'application/javascript'].includes(type)
}

/** Checks that nothing is loaded from third parties before the visitor has consented. */
export function checkConsent(page: Page, { cookies }: Visitor): Fault[] {
  const { document } = page
  const faults: Fault[] = []
  const tools = [...document.querySelectorAll('script')].filter((script) => trackers.test(hostOf(script, page)))
  const waiting = tools.find((script) => !runs(script))
  const asks = [...document.querySelectorAll('flx-consent, script[src]')].some(
    (each) => each.localName === 'flx-consent' || consentTools.test(each.getAttribute('src') ?? ''),
  )
  if (waiting && !asks) {
    const text = `Le script de ${hostOf(waiting, page)} attend un accord que rien ne demande : la page n’a pas de <flx-consent>.`
    faults.push(fault('consent-missing', text, page.lineOf(waiting)))
  }
  for (const script of tools.filter(runs)) {
    const text = `Un script de ${hostOf(script, page)} part sans attendre l’accord.`
    faults.push(fault('tracker-early', text, page.lineOf(script)))
  }
  for (const frame of document.querySelectorAll('iframe[src]')) {
    const host = hostOf(frame, page)
    if (frames.test(host)) {
      faults.push(
        fault(
          'frame-early',
          `Un cadre de ${host} se charge sans attendre l’accord : <flx-video> l’attend.`,
          page.lineOf(frame),
        ),
      )
    }
  }
  const early = new Map(cookies.filter(({ name }) => trackingCookies.test(name)).map((each) => [each.name, each]))
  for (const { name, from } of early.values()) {
    faults.push(fault('cookie-early', `Le cookie ${name} est posé avant tout accord.`, from))
  }
  return faults
}

/** Names of session cookies, except tokens that scripts are meant to read. */
const sessionNames = /sess|sid$|^sid|auth|login|remember|token|jeton|panier|cart/i
const scriptNames = /csrf|xsrf/i

function checkCookie({ name, httpOnly, secure, sameSite, from }: SetCookie): Fault[] {
  const faults: Fault[] = []
  const isSecurePage = new URL(from).protocol === 'https:'
  if (!httpOnly)
    faults.push(fault('cookie-httponly', `Le cookie ${name} n’est pas HttpOnly : tout script de la page le lit.`, from))
  if (sameSite !== 'lax' && sameSite !== 'strict') {
    const said = sameSite ? `est SameSite=${sameSite}` : 'ne dit pas SameSite'
    faults.push(
      fault('cookie-samesite', `Le cookie ${name} ${said} : un autre site peut agir au nom du visiteur.`, from),
    )
  }
  if (isSecurePage && !secure) faults.push(fault('cookie-secure', `Le cookie ${name} n’est pas Secure.`, from))
  return faults
}

/** Checks the flags of session cookies. */
export function checkCookies({ cookies }: Visitor): Fault[] {
  const ofSession = cookies.filter(({ name, value }) => value && sessionNames.test(name) && !scriptNames.test(name))
  return [...new Map(ofSession.map((each) => [each.name, each])).values()].flatMap(checkCookie)
}
