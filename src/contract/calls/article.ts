import { bookedReply, slotsReply } from '../../shop/reservation/reservation-contract.ts'
import { alertReply, stockReply } from '../../shop/stock/stock-contract.ts'
import { actionField, type CallDescription, type CallField, type Hook, outcomeHooks } from '../call.ts'

const service = 'ajax/modules/boutique/article/traitement.php'

const article: CallField = { name: 'idarticle', about: 'L’article.', isAlways: true }

const view: Hook[] = [
  {
    selector: '[data-flx-view="reservation"]',
    about: 'Vue. Un jour ou un créneau avec data-flx-action suffit aussi.',
    isNeeded: true,
  },
  { selector: '[data-flx-date]', about: 'Jour affiché, AAAA-MM-JJ.' },
  { selector: '[data-flx-held]', about: 'La ligne du panier qui retient des places.' },
  { selector: '[data-flx-expires]', about: 'Délai avant la libération des places, en secondes.' },
]

const booked: Hook[] = [
  { selector: '.alert-success', about: 'Réussite. data-flx-expires suffit aussi.', isNeeded: true },
  { selector: '.alert-danger', about: 'Refus, avec sa raison.' },
  { selector: '[data-flx-view]', about: 'Nouvelle vue ; absente, le jour est redemandé.' },
]

const move: CallField[] = [
  { name: 'idarticle', about: 'L’article réservé.' },
  { name: 'type', about: 'reservation.', isAlways: true },
  { name: 'idreference', about: 'La référence réservée.' },
  { name: 'idligne', about: 'La ligne de la réservation.' },
  { name: 'idvalue', about: 'Le créneau : 2026-11-21|10:00-11:00|88.', isAlways: true },
  { name: 'date_txt', about: 'Jour affiché.', isAlways: true },
  { name: 'forceadm', about: '1 si la page est celle d’un administrateur.' },
]

export const articleCalls: CallDescription[] = [
  {
    id: 'creneaux',
    title: 'Obtenir les créneaux d’un jour',
    tags: ['flx-reservation'],
    method: 'post',
    path: service,
    about: 'Le visiteur choisit un jour. Une réponse tardive est ignorée.',
    fields: [
      actionField('creneaux'),
      article,
      { name: 'idreference', about: 'La référence choisie.' },
      { name: 'date', about: 'Le jour voulu, AAAA-MM-JJ.' },
    ],
    json: {
      schema: slotsReply,
      least: { date: '2026-11-21', creneaux: [{ idcreneau: 88, heure: '10:00', heure_fin: '11:00', places: 3 }] },
    },
    html: { hooks: view, least: '<p data-flx-view="reservation">Aucun créneau ce jour-là.</p>' },
    examples: ['creneaux'],
  },
  {
    id: 'reservation',
    title: 'Réserver',
    tags: ['flx-reservation'],
    method: 'post',
    path: service,
    about: 'Le visiteur réserve un créneau, ajouté au panier. status ou result indique le résultat.',
    fields: [
      actionField('reservation'),
      article,
      { name: 'idreference', about: 'La référence choisie.' },
      { name: 'params[type]', about: 'reservation.', isAlways: true },
      { name: 'params[date]', about: 'Le jour, AAAA-MM-JJ.', isAlways: true },
      { name: 'params[heure]', about: 'Début, HH:MM.', isAlways: true },
      { name: 'params[heure_fin]', about: 'Fin, HH:MM.', isAlways: true },
      { name: 'params[idvalue]', about: 'Le créneau : 2026-11-21|10:00-11:00|88.', isAlways: true },
      { name: 'quantite', about: 'Nombre de places ; absent, une.' },
    ],
    json: { schema: bookedReply, least: { status: 'ok' } },
    html: { hooks: booked, least: '<p class="alert alert-success">Votre place est retenue.</p>' },
    examples: ['reservation'],
  },
  {
    id: 'changereservation',
    title: 'Déplacer une réservation',
    tags: ['flx-reservation'],
    method: 'post',
    path: service,
    about: 'Le client déplace une réservation du panier ou du compte. En cas de refus, elle ne change pas.',
    fields: [actionField('changereservationpanier', 'changereservationcompte'), ...move],
    json: { schema: bookedReply, least: { result: 1 } },
    html: { hooks: booked, least: '<p class="alert alert-success">Votre place est déplacée.</p>' },
    examples: ['reservation'],
  },
  {
    id: 'stock',
    title: 'Obtenir le stock d’un article',
    tags: ['flx-stock'],
    method: 'post',
    path: service,
    about: 'La réponse indique, par idreference, l’affichage du bouton d’achat. Une liste vide ne change rien.',
    fields: [actionField('stock'), article],
    json: { schema: stockReply, least: { '12': { stock: 4 } } },
    examples: ['stock'],
  },
  {
    id: 'alerte_stock',
    title: 'Demander une alerte de retour en stock',
    tags: ['flx-stock'],
    method: 'post',
    path: service,
    about: 'Le formulaire de la page est envoyé à son adresse, ou à celle-ci par défaut.',
    fields: [
      actionField('alerte_stock'),
      { name: 'idreference', about: 'Référence concernée.', isAlways: true },
      { name: 'email', about: 'Adresse e-mail de l’alerte.', isAlways: true },
    ],
    json: { schema: alertReply, least: { result: 1 } },
    html: {
      hooks: outcomeHooks,
      least: '<p class="alert alert-success">Nous vous écrirons.</p>',
    },
    examples: ['alerte'],
  },
]
