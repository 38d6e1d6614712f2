import { monthReply } from '../../content/calendar/calendar-contract.ts'
import { translationsAnswer } from '../../core/i18n/translations-contract.ts'
import { menuReply } from '../../navigation/mobile-menu/source/menu-contract.ts'
import { elementReply } from '../../page/my-elements/my-elements-contract.ts'
import { type CallDescription, outcomeHooks } from '../call.ts'

export const pageCalls: CallDescription[] = [
  {
    id: 'mobile-menu',
    title: 'Obtenir le menu',
    tags: ['flx-mobile-menu'],
    method: 'post',
    path: 'ajax/modules/menu/mobile-menu.php',
    about:
      'Le menu demande ses entrées : menu, spacer ou clone. Une entrée incorrecte est ignorée, avec un avertissement dans la console.',
    fields: [{ name: 'configmenu', about: 'Nom de la configuration, indiqué par le bouton.', isAlways: true }],
    json: {
      schema: menuReply,
      least: [{ type: 'menu', data: [{ id_page: 12, nom_page: 'Vaisselle', lien: '/articles' }] }],
      about: {
        '[].type':
          'menu pour des entrées, spacer pour un séparateur, clone pour les liens d’un élément de la page désigné par data.',
        '[].data': 'Entrées ; pour clone, sélecteur de l’élément copié.',
        adresse: 'Équivalent de lien, qui est prioritaire.',
        '[].data[].menu_param.nom_page': 'Libellé affiché, à la place de nom_page.',
      },
    },
  },
  {
    id: 'mois',
    title: 'Obtenir les événements d’un mois',
    tags: ['flx-calendar'],
    method: 'get',
    path: '{url}',
    about:
      'Le calendrier demande un mois à l’adresse indiquée par l’élément. Chaque mois est demandé une fois, et le suivant à l’avance.',
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
    title: 'Obtenir une date d’un agenda',
    tags: ['flx-agenda'],
    method: 'post',
    path: '{url}',
    about: 'L’agenda demande une date et affiche le HTML de la réponse. Une page entière ou un texte seul est refusé.',
    fields: [
      { name: 'module', about: 'Valeur de l’attribut de l’élément.', isAlways: true },
      { name: 'param', about: 'Valeur de l’attribut de l’élément.', isAlways: true },
      { name: 'date', about: 'Date demandée.', isAlways: true },
    ],
    html: { hooks: [], least: '<ul><li>Samedi 21, tournage</li></ul>' },
  },
  {
    id: 'fragment',
    title: 'Actualiser un bloc',
    tags: ['flx-fragment'],
    method: 'post',
    path: '{url}',
    about:
      'Un bloc demande son nouveau contenu, en HTML, dont les scripts sont exécutés. Les paramètres viennent du commentaire du bloc.',
    fields: [
      { name: 'referer', about: 'L’adresse de la page.', isAlways: true },
      { name: 'recherche', about: 'La recherche en cours.' },
      { name: 'identload', about: 'L’identifiant du bloc.' },
      { name: '{name}', about: 'Saisie des formulaires du bloc.' },
    ],
    html: { hooks: [], least: '<p>Trois places restent.</p>' },
  },
  {
    id: 'liste',
    title: 'Obtenir la suite d’une liste',
    tags: ['flx-list'],
    method: 'get',
    path: '{href}',
    about: 'Une liste demande la page suivante. La réponse est la page entière ou un fragment.',
    fields: [{ name: 'paginate', about: 'auto, si le lien le contient.', values: ['auto'] }],
    html: {
      hooks: [
        { selector: '[data-flx-items]', about: 'Conteneur des articles.' },
        { selector: '[data-flx-id]', about: 'Identifiant d’un article, équivalent de son id.' },
        { selector: '[data-flx-pages]', about: 'La pagination.' },
        { selector: '[data-flx-next]', about: 'Le lien vers la suite.' },
      ],
      least: '<ul data-flx-items><li>Tasse</li></ul>',
    },
    examples: ['liste'],
  },
  {
    id: 'page',
    title: 'Actualiser la page',
    tags: ['flx-my-elements', 'flx-form'],
    method: 'get',
    path: '{page}',
    about:
      'La page est redemandée sans cache. flx-my-elements y reprend sa liste après une action ; flx-form y reprend les jetons de son formulaire et session-hash après un changement de session.',
    fields: [],
    html: {
      hooks: [
        { selector: 'flx-my-elements', about: 'La liste, dans son élément.' },
        {
          selector: 'form',
          about: 'Même formulaire (id, nom, adresse), dont les champs cachés contiennent les jetons.',
        },
      ],
      least:
        '<!doctype html><title>Mes annonces</title><flx-my-elements><ul><li data-element-id="1"><a href="/annonce/1">Table</a></li></ul></flx-my-elements>',
    },
  },
  {
    id: 'popup',
    title: 'Obtenir le contenu d’une fenêtre',
    tags: ['flx-popup'],
    method: 'get',
    path: '{href}',
    about:
      'Une fenêtre affichée comme fragment (handler="ajax") demande son contenu, en HTML, dont les scripts sont exécutés. Les autres fenêtres utilisent un cadre du navigateur.',
    fields: [],
    html: { hooks: [], least: '<p>Livraison en deux jours.</p>' },
  },
  {
    id: 'popup-envoi',
    title: 'Envoyer des données à une fenêtre',
    tags: ['flx-popup'],
    method: 'post',
    path: '{href}',
    about: 'Une fenêtre envoie les données de l’option data et affiche la réponse.',
    fields: [{ name: '{name}', about: 'Données envoyées.' }],
    html: { hooks: [], least: '<p>Livraison en deux jours.</p>' },
  },
  {
    id: 'traductions',
    title: 'Obtenir les traductions',
    tags: ['flx-config'],
    method: 'post',
    path: 'ajax/modules/traductions/traitement.php',
    about:
      'La page demande les traductions sans les attendre ; sans réponse, les textes de la bibliothèque restent affichés.',
    fields: [
      { name: 'action', about: 'Action demandée.', values: ['get_traductions', 'add_traduction'], isAlways: true },
      { name: 'cible', about: 'javascript, pour une lecture.', values: ['javascript'] },
      { name: 'langue', about: 'La langue de la page.', isAlways: true },
      { name: 'expression', about: 'Expression à ajouter.' },
      { name: 'tableau_donnee[{name}]', about: 'Les données de l’expression.' },
      { name: 'module', about: 'Partie du site concernée.' },
      { name: 'no_modif', about: '1 pour une traduction non modifiable.', values: ['0', '1'] },
      { name: 'force_learn', about: '1 pour ajouter une expression déjà connue.', values: ['0', '1'] },
    ],
    json: {
      schema: translationsAnswer,
      least: { traductions: { Fermer: 'Close' } },
      about: { intitule: 'L’expression, en français.', valeur: 'Sa traduction.' },
    },
  },
  {
    id: 'consentement',
    title: 'Enregistrer un choix sur les cookies',
    tags: ['flx-consent'],
    method: 'post',
    path: '{receipt}',
    about:
      'Le choix du visiteur est envoyé à l’adresse de receipt, sur l’origine de la page. Un statut 2xx le confirme, sans lecture du corps ; sinon, le choix est renvoyé à la page suivante.',
    fields: [
      { name: 'action', about: 'consent.', values: ['consent'], isAlways: true },
      { name: 'id', about: 'L’identifiant du choix.', isAlways: true },
      { name: 'date', about: 'Date et heure du choix, en ISO 8601.', isAlways: true },
      { name: 'version', about: 'La version du texte accepté.', isAlways: true },
      { name: 'purposes[{name}]', about: '1 ou 0, par finalité.', values: ['0', '1'], isAlways: true },
      { name: 'withdrawn', about: '1 pour le retrait d’un consentement.', values: ['1'] },
    ],
    texts: [''],
  },
  {
    id: 'my_elements',
    title: 'Gérer une publication',
    tags: ['flx-my-elements'],
    method: 'post',
    path: 'ajax/modules/modules/traitement.php',
    about: 'Un visiteur met en ligne, retire ou supprime sa publication. Un refus s’affiche dans une fenêtre.',
    fields: [
      {
        name: 'action',
        about: 'Action demandée.',
        values: ['my_elements_activate', 'my_elements_delete'],
        isAlways: true,
      },
      { name: 'element_module_ident', about: 'Le module de l’élément.', isAlways: true },
      { name: 'element_id', about: 'L’élément.', isAlways: true },
      { name: '{name}', about: 'Autres champs du formulaire.' },
    ],
    json: {
      schema: elementReply,
      least: { result: true },
      about: { class: 'Nouvelle classe du lien ; vide, la classe ne change pas.', msg: 'Raison du refus.' },
    },
    html: { hooks: outcomeHooks, least: '<p class="alert alert-success">C’est fait.</p>' },
  },
  {
    id: 'permalien',
    title: 'Créer un permalien',
    tags: ['flx-permalink'],
    method: 'post',
    path: 'ajax/modules/liens/traitement.php',
    about:
      'La réponse est l’adresse du permalien, complète ou depuis la racine du site : le texte /l/12 suffit, seul ou en JSON. Un refus utilise error_msg ou .alert-danger.',
    fields: [
      { name: 'action', about: 'Action demandée.', values: ['permalien'], isAlways: true },
      { name: 'lien', about: 'Adresse d’origine.', isAlways: true },
    ],
    html: {
      hooks: [{ selector: 'a[href]', about: 'Permalien, seul ou dans .alert-success.', isNeeded: true }],
      least: '<a href="/l/12">Permalien</a>',
    },
    texts: ['{adresse}'],
  },
]
