import { diagTexts } from '../../src/page/diag/diag-messages.ts'
import type { Level } from '../../src/page/diag/markup-rules.ts'
import { type MarkupRule, markupLevels, markupRules } from '../../src/page/diag/markup-rules.ts'

/** A rule that a page or an answer must follow. */
export interface Rule {
  /** `error`: something does not work, or breaks the law; `warning`: something could work better. */
  level: Exclude<Level, 'info'>
  /** The requirement, in French. Markup rules have none, because their faults already say it. */
  due?: string
  /** The text of its faults, with `…` in place of names. */
  sentence?: string
}

/** The rules about the page outside its markup, and about the server. */
const ownRules = {
  page: {
    'page-http': { level: 'error', due: 'Hors de cette machine, la page est servie en https.' },
    'page-charset': { level: 'warning', due: 'Le `Content-Type` de la page, ou sa balise `<meta>`, indique `utf-8`.' },
    'page-shared': {
      level: 'error',
      due: 'Une réponse avec un cookie n’est pas conservée par un cache partagé (`public`, `s-maxage`).',
    },
    'page-mixed': {
      level: 'error',
      due: 'Une page servie en https ne charge aucun fichier en http, que le navigateur refuserait.',
    },
  },
  script: {
    'script-missing': { level: 'error', due: 'La page appelle `flx.js`, ou `flx.all.js`.' },
    'script-twice': { level: 'error', due: 'La page n’appelle le script qu’une fois.' },
    'script-module': { level: 'error', due: '`flx.js` est appelé par `type="module"`.' },
    'script-unread': { level: 'error', due: 'Le serveur répond au script avec un statut 200.' },
    'script-type': { level: 'error', due: 'Le script est servi en `text/javascript`.' },
    'script-cors': {
      level: 'error',
      due: 'Servi par une autre origine, le script a l’en-tête `Access-Control-Allow-Origin: *` (ou l’origine de la page).',
    },
    'script-cache': {
      level: 'warning',
      due: 'Le script a une durée de cache (`Cache-Control`), et ses fichiers une durée d’un an.',
    },
    'script-compressed': { level: 'warning', due: 'Le script est compressé (`Content-Encoding`).' },
    'script-vary': {
      level: 'warning',
      due: 'Un script compressé et conservé par des caches partagés a l’en-tête `Vary: Accept-Encoding`.',
    },
  },
  integrity: {
    'integrity-wrong': { level: 'error', due: 'Chaque empreinte de la page correspond au fichier servi.' },
    'integrity-crossorigin': {
      level: 'error',
      due: 'Un script d’une autre origine avec `integrity` a aussi `crossorigin`.',
    },
    'importmap-invalid': {
      level: 'error',
      due: 'La table d’intégrité est un JSON valable, où ADRESSE et NONCE ont été remplacés.',
    },
    'importmap-late': { level: 'error', due: 'La table d’intégrité précède tout script de module.' },
  },
  csp: {
    'csp-script': { level: 'error', due: '`script-src` autorise la balise du script, par son nonce ou son adresse.' },
    'csp-chunks': {
      level: 'error',
      due: '`script-src` autorise les fichiers chargés ensuite, par `strict-dynamic` ou par leur adresse.',
    },
    'csp-importmap': { level: 'error', due: '`script-src` autorise la table d’intégrité, par son nonce.' },
    'csp-connect': { level: 'error', due: '`connect-src` autorise les services du site.' },
    'csp-img': { level: 'warning', due: '`img-src` autorise les images du site et `data:`.' },
    'csp-trusted-types': { level: 'error', due: '`trusted-types`, s’il est présent, contient `flx`.' },
    'csp-missing': { level: 'warning', due: 'La page a une politique de sécurité.' },
  },
  call: {
    'call-unread': { level: 'error', due: 'Le service répond dans le délai, sans rediriger vers une autre origine.' },
    'call-missing': { level: 'error', due: 'Le service existe (ni 404, ni 405).' },
    'call-failed': { level: 'error', due: 'Le service répond sans erreur 5xx.' },
    'call-refused': { level: 'error', due: 'Le service ne refuse pas une lecture (4xx).' },
    'call-session': {
      level: 'error',
      due: 'Un service public, ou celui de la session de `--cookie`, ne demande pas de connexion.',
    },
    'call-shared': {
      level: 'error',
      due: 'Un panier ou un compte n’est pas conservé par un cache partagé (`public`, `s-maxage`).',
    },
    'call-charset': { level: 'error', due: 'La réponse est en utf-8, ou indique son `charset`.' },
    'call-gzip': {
      level: 'error',
      due: 'La réponse n’est compressée qu’une fois, comme l’indique `Content-Encoding`.',
    },
    'call-type': { level: 'error', due: 'Le `Content-Type` correspond à la réponse, JSON ou HTML.' },
    'call-disguised': { level: 'warning', due: 'Un JSON n’est pas servi en `text/html`.' },
    'call-notice': { level: 'warning', due: 'Aucun avertissement ni erreur de PHP ne précède la réponse.' },
    'call-json': { level: 'error', due: 'Le JSON est complet et bien formé.' },
    'call-schema': { level: 'error', due: 'Le JSON contient les champs du contrat.' },
    'call-kind': { level: 'error', due: 'La réponse a le format attendu : JSON, HTML ou texte.' },
    'call-page': { level: 'error', due: 'Une réponse en HTML est un fragment, pas une page entière.' },
    'call-same': { level: 'error', due: 'La suite d’une liste contient d’autres articles que la page.' },
    'call-hooks': { level: 'error', due: 'Une réponse en HTML contient les attributs obligatoires.' },
  },
  session: {
    'session-end': {
      level: 'error',
      due: 'Une session expirée reçoit un 401, une page de connexion, ou la réponse d’un nouveau visiteur.',
    },
    'session-silent': {
      level: 'error',
      due: 'Un service du compte répond 401, ou une page de connexion, à un visiteur non connecté.',
    },
  },
  cookie: {
    'cookie-httponly': { level: 'error', due: 'Un cookie de session est `HttpOnly`.' },
    'cookie-samesite': { level: 'error', due: 'Un cookie de session est `SameSite=Lax` ou `Strict`.' },
    'cookie-secure': { level: 'error', due: 'En https, un cookie de session est `Secure`.' },
  },
  law: {
    'order-words': {
      level: 'error',
      due: 'Le bouton de commande indique l’obligation de paiement (code de la consommation, L221-14).',
    },
    'consent-missing': {
      level: 'error',
      due: 'Une page dont un outil de mesure attend le consentement contient `<flx-consent>`.',
    },
    'tracker-early': {
      level: 'error',
      due: 'Aucun script de mesure ou de publicité n’est chargé avant le consentement.',
    },
    'cookie-early': {
      level: 'error',
      due: 'Aucun cookie de mesure ou de publicité n’est déposé avant le consentement.',
    },
    'frame-early': {
      level: 'warning',
      due: 'Aucun cadre d’un autre site, qui peut déposer des cookies, n’est chargé avant le consentement.',
    },
  },
  write: {
    'write-unchecked': { level: 'error', due: 'Le serveur refuse un formulaire dont un champ obligatoire est vide.' },
    'write-article': { level: 'error', due: 'La page contient un formulaire d’ajout au panier (`--ecrire`).' },
    'write-refused': { level: 'error', due: 'Le serveur accepte l’ajout, la modification et le retrait.' },
    'write-lost': { level: 'error', due: 'L’article ajouté figure dans le panier relu.' },
    'write-unchanged': { level: 'error', due: 'La quantité demandée est celle de la réponse.' },
    'write-left': { level: 'error', due: 'La ligne retirée n’est plus dans la réponse.' },
  },
} as const satisfies Record<string, Record<string, Rule>>

type Own = typeof ownRules
type OwnRule = { [Group in keyof Own]: keyof Own[Group] }[keyof Own]

/** The id of a rule, which stays the same in every version. */
export type RuleId = OwnRule | MarkupRule

/** A group of rules. */
export interface RuleGroup {
  title: string
  rules: { id: RuleId; rule: Rule }[]
}

const ownTitles: Record<keyof Own, string> = {
  page: 'La page',
  script: 'Le script',
  integrity: 'L’intégrité',
  csp: 'La politique de sécurité',
  call: 'Les réponses du serveur',
  session: 'La session',
  cookie: 'Les cookies',
  law: 'Commande et consentement',
  write: 'Formulaires et panier, avec --ecrire',
}

const idsOf = <Group extends object>(group: Group): RuleId[] => Object.keys(group) as RuleId[]
const own: Partial<Record<RuleId, Rule>> = Object.assign({}, ...Object.values(ownRules))

/** Returns a markup rule, with the panel's sentence as its text. */
function markupRule(id: MarkupRule): Rule {
  // The proxy replaces each placeholder of the text by `…`.
  const sentence = diagTexts(id as 'no-block', new Proxy({}, { get: () => '…' }) as { tag: string })
  const level = markupLevels[id]
  return { level: level === 'error' ? 'error' : 'warning', sentence }
}

/** Returns the rule of an id. */
export const ruleOf = (id: RuleId): Rule => own[id] ?? markupRule(id as MarkupRule)

/** Returns all rules, in the order of the guide and of the reports. */
export function ruleGroups(): RuleGroup[] {
  const groups = (Object.keys(ownRules) as (keyof Own)[]).map((name) => ({
    title: ownTitles[name],
    ids: idsOf(ownRules[name]),
  }))
  const markup = (Object.keys(markupRules) as (keyof typeof markupRules)[]).map((name) => ({
    title: diagTexts(name),
    ids: idsOf(markupRules[name]),
  }))
  return [...groups.slice(0, 4), ...markup, ...groups.slice(4)].map(({ title, ids }) => ({
    title,
    rules: ids.map((id) => ({ id, rule: ruleOf(id) })),
  }))
}
