import { monthReply } from '../../../../src/content/calendar/calendar-contract.ts'
import { translationsAnswer } from '../../../../src/core/i18n/translations-contract.ts'
import { menuReply } from '../../../../src/navigation/mobile-menu/source/menu-contract.ts'
import { elementReply } from '../../../../src/page/my-elements/my-elements-contract.ts'
import type { CallDescription } from '../call.ts'
import { outcomeHooks } from '../common.ts'

export const pageCalls: CallDescription[] = [
  {
    id: 'mobile-menu',
    title: 'Le menu',
    tags: ['flx-mobile-menu'],
    method: 'post',
    path: 'ajax/modules/menu/mobile-menu.php',
    about:
      'Une liste d’entrées menu, spacer ou clone ; la page du serveur la détaille. Une entrée qui ne convient pas est laissée, et dite en console. Une liste vide ne montre pas de menu.',
    fields: [{ name: 'configmenu', about: 'Le nom de la configuration, dit par le bouton.', isAlways: true }],
    json: {
      schema: menuReply,
      least: [{ type: 'menu', data: [{ id_page: 12, nom_page: 'Vaisselle', lien: '/articles' }] }],
      about: {
        '[].type':
          'menu : des entrées ; spacer : un espace ; clone : les liens d’un élément de la page, que data désigne.',
        '[].data': 'Les entrées ; pour clone, un sélecteur de l’élément repris.',
        adresse: 'Comme lien, qui compte d’abord.',
        '[].data[].menu_param.nom_page': 'Ce qui se lit, à la place de nom_page.',
      },
    },
  },
  {
    id: 'mois',
    title: 'Les entrées d’un mois',
    tags: ['flx-calendar'],
    method: 'get',
    path: '{url}',
    about: 'À l’adresse que donne l’élément. Chaque mois est demandé une fois, le suivant d’avance.',
    fields: [
      { name: 'year', about: 'L’année.', isAlways: true },
      { name: 'month', about: 'Le mois, de 1 à 12.', isAlways: true },
    ],
    json: {
      schema: monthReply,
      least: [{ date: '2026-11-21', title: 'Tournage' }],
      about: { date: 'Le jour, AAAA-MM-JJ ou AAAA-M-J.', title: 'Le titre.' },
    },
  },
  {
    id: 'agenda',
    title: 'Une autre date d’un agenda',
    tags: ['flx-agenda'],
    method: 'post',
    path: '{url}',
    about: 'Du HTML, montré dans le conteneur. Une page entière ou un texte nu ne l’est pas.',
    fields: [
      { name: 'module', about: 'Ce que dit l’élément.', isAlways: true },
      { name: 'param', about: 'Ce que dit l’élément.', isAlways: true },
      { name: 'date', about: 'La date voulue.', isAlways: true },
    ],
    html: { hooks: [], least: '<ul><li>Samedi 21, tournage</li></ul>' },
  },
  {
    id: 'fragment',
    title: 'Un bloc à rafraîchir',
    tags: ['flx-fragment'],
    method: 'post',
    path: '{url}',
    about: 'Du HTML, montré dans le bloc ; ses scripts s’exécutent. Les paramètres viennent du commentaire du bloc.',
    fields: [
      { name: 'referer', about: 'L’adresse de la page.', isAlways: true },
      { name: 'recherche', about: 'La recherche en cours.' },
      { name: 'identload', about: 'L’identifiant du bloc.' },
      { name: '{name}', about: 'Ce que tiennent les formulaires du bloc.' },
    ],
    html: { hooks: [], least: '<p>Trois places restent.</p>' },
  },
  {
    id: 'liste',
    title: 'La suite d’une liste',
    tags: ['flx-list'],
    method: 'get',
    path: '{href}',
    about: 'La page entière, où la liste est reprise, ou ce fragment.',
    fields: [{ name: 'paginate', about: 'auto, si le lien le porte.', values: ['auto'] }],
    html: {
      hooks: [
        { selector: '[data-flx-items]', about: 'Ce qui entoure les articles.' },
        { selector: '[data-flx-id]', about: 'L’identifiant d’un article ; son id le dit aussi.' },
        { selector: '[data-flx-pages]', about: 'La pagination.' },
        { selector: '[data-flx-next]', about: 'Le lien vers la suite.' },
      ],
      least: '<ul data-flx-items><li>Tasse</li></ul>',
    },
    examples: ['liste'],
  },
  {
    id: 'page',
    title: 'La page, redemandée',
    tags: ['flx-my-elements', 'flx-form'],
    method: 'get',
    path: '{page}',
    about:
      'L’adresse de la page elle-même, hors de tout cache. flx-my-elements y reprend sa liste après ce qui a été fait ; flx-form, quand la session a changé, les jetons de son formulaire et session-hash. Sans ce qu’il y cherche, chacun garde ce qu’il a.',
    fields: [],
    html: {
      hooks: [
        { selector: 'flx-my-elements', about: 'La liste, dans son élément.' },
        {
          selector: 'form',
          about: 'Le même formulaire, par son id, son nom et son adresse ; ses champs cachés portent les jetons.',
        },
      ],
      least:
        '<!doctype html><title>Mes annonces</title><flx-my-elements><ul><li data-element-id="1"><a href="/annonce/1">Table</a></li></ul></flx-my-elements>',
    },
  },
  {
    id: 'popup',
    title: 'Ce que montre un popup',
    tags: ['flx-popup'],
    method: 'get',
    path: '{href}',
    about:
      'À l’adresse du popup, s’il la montre comme un fragment (handler="ajax"). Du HTML du site ; ses scripts s’exécutent. Les autres popups ne demandent rien : le navigateur charge leur cadre.',
    fields: [],
    html: { hooks: [], least: '<p>Livraison en deux jours.</p>' },
  },
  {
    id: 'popup-envoi',
    title: 'Ce que montre un popup, après un envoi',
    tags: ['flx-popup'],
    method: 'post',
    path: '{href}',
    about: 'Le même, où le script a donné des données (option data).',
    fields: [{ name: '{name}', about: 'Chaque donnée.' }],
    html: { hooks: [], least: '<p>Livraison en deux jours.</p>' },
  },
  {
    id: 'traductions',
    title: 'Les traductions',
    tags: ['flx-config'],
    method: 'post',
    path: 'ajax/modules/traductions/traitement.php',
    about: 'Rien ne les attend ; sans elles, les textes restent ceux de flx.',
    fields: [
      { name: 'action', about: 'L’action.', values: ['get_traductions', 'add_traduction'], isAlways: true },
      { name: 'cible', about: 'javascript, pour lire.', values: ['javascript'] },
      { name: 'langue', about: 'La langue de la page.', isAlways: true },
      { name: 'expression', about: 'L’expression à apprendre.' },
      { name: 'tableau_donnee[{name}]', about: 'Les données de l’expression.' },
      { name: 'module', about: 'La partie du site d’où elle vient.' },
      { name: 'no_modif', about: '1 : sa traduction ne se change pas.', values: ['0', '1'] },
      { name: 'force_learn', about: '1 : elle est apprise même connue.', values: ['0', '1'] },
    ],
    json: {
      schema: translationsAnswer,
      least: { traductions: { Fermer: 'Close' } },
      about: { intitule: 'L’expression, en français.', valeur: 'Sa traduction.' },
    },
  },
  {
    id: 'consentement',
    title: 'Un choix sur les cookies',
    tags: ['flx-consent'],
    method: 'post',
    path: '{receipt}',
    about:
      'À l’adresse que donne receipt, de l’origine de la page. Tout statut 2xx dit que c’est gardé, et le corps n’est pas lu ; sinon le même choix repart à la page suivante.',
    fields: [
      { name: 'action', about: 'consent.', values: ['consent'], isAlways: true },
      { name: 'id', about: 'L’identifiant du choix.', isAlways: true },
      { name: 'date', about: 'Son instant, en ISO 8601.', isAlways: true },
      { name: 'version', about: 'La version du texte accepté.', isAlways: true },
      { name: 'purposes[{name}]', about: '1 ou 0, par finalité.', values: ['0', '1'], isAlways: true },
      { name: 'withdrawn', about: '1 : un accord est retiré.', values: ['1'] },
    ],
    texts: [''],
  },
  {
    id: 'my_elements',
    title: 'Mettre en ligne, retirer, supprimer un élément',
    tags: ['flx-my-elements'],
    method: 'post',
    path: 'ajax/modules/modules/traitement.php',
    about: 'Un visiteur agit sur ce qu’il a publié. Un refus se dit dans une fenêtre, et l’élément reste comme il est.',
    fields: [
      {
        name: 'action',
        about: 'L’action.',
        values: ['my_elements_activate', 'my_elements_delete'],
        isAlways: true,
      },
      { name: 'element_module_ident', about: 'Le module de l’élément.', isAlways: true },
      { name: 'element_id', about: 'L’élément.', isAlways: true },
      { name: '{name}', about: 'Les autres champs du formulaire, s’il y en a un.' },
    ],
    json: {
      schema: elementReply,
      least: { result: true },
      about: { class: 'La classe que prend le lien ; vide, il garde la sienne.', msg: 'Pourquoi c’est refusé.' },
    },
    html: { hooks: outcomeHooks, least: '<p class="alert alert-success">C’est fait.</p>' },
  },
  {
    id: 'permalien',
    title: 'Un permalien',
    tags: ['flx-permalink'],
    method: 'post',
    path: 'ajax/modules/liens/traitement.php',
    about:
      'La réponse est le permalien lui-même, entier ou depuis la racine du site : le texte /l/12 suffit, tel quel ou en JSON. Un refus se dit comme partout : error_msg, ou .alert-danger.',
    fields: [
      { name: 'action', about: 'L’action.', values: ['permalien'], isAlways: true },
      { name: 'lien', about: 'L’adresse dont on veut le permalien.', isAlways: true },
    ],
    html: {
      hooks: [{ selector: 'a[href]', about: 'Le permalien, seul, ou seul dans .alert-success.', isNeeded: true }],
      least: '<a href="/l/12">Permalien</a>',
    },
    texts: ['{adresse}'],
  },
]
