import { diagTexts } from '../../src/page/diag/diag-messages.ts'
import type { Level } from '../../src/page/diag/finding.ts'
import { type MarkupRule, markupLevels, markupRules } from '../../src/page/diag/markup-rules.ts'

/** A rule that a page or an answer is held against. */
export interface Rule {
  /** `error`: it does not work, or the law is not kept; `warning`: it works less well than it could. */
  level: Exclude<Level, 'info'>
  /** What is due, in French; none for a rule of the markup, whose faults say it. */
  due?: string
  /** How its faults read, `…` where they name something. */
  sentence?: string
}

/** What is told of the page around its markup, and of the server. */
const ownRules = {
  page: {
    'page-http': { level: 'error', due: 'Hors de cette machine, la page est servie en https.' },
    'page-charset': { level: 'warning', due: 'Le `Content-Type` de la page, ou sa balise `<meta>`, dit `utf-8`.' },
    'page-shared': {
      level: 'error',
      due: 'Une réponse qui pose un cookie n’est pas gardée par un cache partagé (`public`, `s-maxage`).',
    },
    'page-mixed': {
      level: 'error',
      due: 'Une page servie en https ne demande rien en http : le navigateur le refuse.',
    },
  },
  script: {
    'script-missing': { level: 'error', due: 'La page appelle `flx.js`, ou `flx.all.js`.' },
    'script-twice': { level: 'error', due: 'Elle ne l’appelle qu’une fois.' },
    'script-module': { level: 'error', due: '`flx.js` est appelé par `type="module"`.' },
    'script-unread': { level: 'error', due: 'Le fichier du script se lit, avec un statut 200.' },
    'script-type': { level: 'error', due: 'Il est servi en `text/javascript`.' },
    'script-cors': {
      level: 'error',
      due: 'D’une autre origine, il répond `Access-Control-Allow-Origin: *` (ou l’origine de la page).',
    },
    'script-cache': {
      level: 'warning',
      due: 'Le script dit combien de temps il se garde (`Cache-Control`), et ses morceaux, un an.',
    },
    'script-compressed': { level: 'warning', due: 'Il voyage compressé (`Content-Encoding`).' },
    'script-vary': {
      level: 'warning',
      due: 'Compressé et gardé par des caches partagés, il répond `Vary: Accept-Encoding`.',
    },
  },
  integrity: {
    'integrity-wrong': { level: 'error', due: 'Chaque empreinte écrite dans la page est celle du fichier servi.' },
    'integrity-crossorigin': {
      level: 'error',
      due: 'Un script d’une autre origine qui porte `integrity` porte aussi `crossorigin`.',
    },
    'importmap-invalid': {
      level: 'error',
      due: 'La table d’intégrité est du JSON, où ADRESSE et NONCE ont été remplacés.',
    },
    'importmap-late': { level: 'error', due: 'La table d’intégrité vient avant tout script de module.' },
  },
  csp: {
    'csp-script': { level: 'error', due: '`script-src` admet la balise du script, par son nonce ou son adresse.' },
    'csp-chunks': {
      level: 'error',
      due: '`script-src` admet ce que le script demande ensuite : `strict-dynamic`, ou l’adresse des morceaux.',
    },
    'csp-importmap': { level: 'error', due: '`script-src` admet la table d’intégrité, par son nonce.' },
    'csp-connect': { level: 'error', due: '`connect-src` admet les services du site.' },
    'csp-img': { level: 'warning', due: '`img-src` admet les images du site et `data:`.' },
    'csp-trusted-types': { level: 'error', due: '`trusted-types`, s’il est là, nomme `flx`.' },
    'csp-missing': { level: 'warning', due: 'La page dit une politique de sécurité.' },
  },
  call: {
    'call-unread': { level: 'error', due: 'Le service répond, à temps et sans mener à une autre origine.' },
    'call-missing': { level: 'error', due: 'Le service existe : ni 404, ni 405.' },
    'call-failed': { level: 'error', due: 'Le service ne tombe pas en panne (5xx).' },
    'call-refused': { level: 'error', due: 'Une simple lecture n’est pas refusée (4xx).' },
    'call-session': {
      level: 'error',
      due: 'Ce qui est à tous, et à la session de `--cookie`, ne demande pas de se connecter.',
    },
    'call-shared': {
      level: 'error',
      due: 'Un panier ou un compte, qui sont à un visiteur, ne sont pas gardés par un cache partagé (`public`, `s-maxage`).',
    },
    'call-charset': { level: 'error', due: 'La réponse est de l’utf-8, ou dit le `charset` qu’elle a.' },
    'call-gzip': { level: 'error', due: 'La réponse n’est compressée qu’une fois, et `Content-Encoding` le dit.' },
    'call-type': { level: 'error', due: 'Le `Content-Type` dit ce qu’est la réponse : JSON, ou HTML.' },
    'call-disguised': { level: 'warning', due: 'Du JSON n’est pas servi en `text/html`.' },
    'call-notice': { level: 'warning', due: 'Rien n’est écrit avant la réponse : ni avis, ni erreur de PHP.' },
    'call-json': { level: 'error', due: 'Le JSON est entier et bien formé.' },
    'call-schema': { level: 'error', due: 'Le JSON a les champs de la description.' },
    'call-kind': { level: 'error', due: 'La réponse est de la sorte attendue : JSON, HTML ou texte.' },
    'call-page': { level: 'error', due: 'Une réponse en HTML est un fragment, pas une page entière.' },
    'call-same': { level: 'error', due: 'La suite d’une liste a d’autres articles que la page.' },
    'call-hooks': { level: 'error', due: 'Une réponse en HTML porte les accroches nécessaires.' },
  },
  session: {
    'session-end': {
      level: 'error',
      due: 'Une session finie répond 401, une page de connexion, ou ce qu’un nouveau visiteur reçoit.',
    },
    'session-silent': {
      level: 'error',
      due: 'Un service du compte, demandé sans être connecté, répond 401 ou une page de connexion.',
    },
  },
  cookie: {
    'cookie-httponly': { level: 'error', due: 'Un cookie de session est `HttpOnly`.' },
    'cookie-samesite': { level: 'error', due: 'Il est `SameSite=Lax` ou `Strict`.' },
    'cookie-secure': { level: 'error', due: 'En https, il est `Secure`.' },
  },
  law: {
    'order-words': {
      level: 'error',
      due: 'Le bouton de commande dit que la commande oblige à payer (code de la consommation, L221-14).',
    },
    'consent-missing': {
      level: 'error',
      due: 'Une page où un outil de mesure attend l’accord a de quoi le donner : `<flx-consent>`.',
    },
    'tracker-early': { level: 'error', due: 'Aucun script de mesure ou de publicité ne part avant l’accord.' },
    'cookie-early': { level: 'error', due: 'Aucun cookie de mesure ou de publicité n’est posé avant l’accord.' },
    'frame-early': { level: 'warning', due: 'Aucun cadre d’un autre site, qui pose ses cookies, avant l’accord.' },
  },
  write: {
    'write-unchecked': { level: 'error', due: 'Un formulaire dont un champ obligatoire est vide est refusé.' },
    'write-article': { level: 'error', due: 'Un formulaire d’ajout au panier se trouve (`--ecrire`).' },
    'write-refused': { level: 'error', due: 'L’ajout, le changement et le retrait sont acceptés.' },
    'write-lost': { level: 'error', due: 'Ce qui a été ajouté est dans le panier que l’on relit.' },
    'write-unchanged': { level: 'error', due: 'La quantité demandée est celle de la réponse.' },
    'write-left': { level: 'error', due: 'La ligne retirée n’est plus dans la réponse.' },
  },
} as const satisfies Record<string, Record<string, Rule>>

type Own = typeof ownRules
type OwnRule = { [Group in keyof Own]: keyof Own[Group] }[keyof Own]

/** Names a rule: it stays the same from one version to the next. */
export type RuleId = OwnRule | MarkupRule

/** Rules that go together. */
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

/** A rule of the markup says by the panel's sentence what is wrong, `…` where it names something. */
function markupRule(id: MarkupRule): Rule {
  // The texts as they stand: each place that is filled in is named.
  const sentence = diagTexts(id as 'no-block', new Proxy({}, { get: () => '…' }) as { tag: string })
  const level = markupLevels[id]
  return { level: level === 'error' ? 'error' : 'warning', sentence }
}

/** The rule of this name. */
export const ruleOf = (id: RuleId): Rule => own[id] ?? markupRule(id as MarkupRule)

/** Every rule, in the order of the guide and of the reports. */
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
