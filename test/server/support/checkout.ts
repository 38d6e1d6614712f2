import assert from 'node:assert/strict'
import { demoAccount } from '../../../demo/server/seed/customers.ts'
import { act, add, goods } from './cart.ts'
import type { Visitor } from './visitor.ts'

export const password = 'un-secret-assez-long'

let count = 0

/** An address that nobody has used yet. */
export const freshEmail = (): string => `client-${process.pid}-${++count}@essai.example`

export const newAccount = (email: string) => ({
  action: 'new_compte',
  prenom: 'Anne',
  nom: 'Tanguy',
  email,
  email_confirm: email,
  password,
  password_confirm: password,
})

export const someAddress = {
  intitule: 'Maison',
  civilite: 'Mme',
  prenom: 'Anne',
  nom: 'Tanguy',
  adresse: '3 rue des Dunes',
  code_postal: '35400',
  ville: 'Saint-Malo',
  pays: 'FR',
}

/** Logs the demo's customer in. */
export const logInDemo = (visitor: Visitor) => act(visitor, { action: 'connexion', ...demoAccount })

/** Opens an account of its own, with an address. */
export async function becomeCustomer(visitor: Visitor): Promise<string> {
  const email = freshEmail()
  assert.equal((await act(visitor, newAccount(email))).error_msg, '')
  assert.equal((await act(visitor, { action: 'new_adresse', ...someAddress })).error_msg, '')
  return email
}

/** Chooses everything that an order needs, but what it accepts. */
export async function chooseAll(visitor: Visitor, { offer = 1, method = 1, bank = 1 } = {}) {
  await act(visitor, { action: 'selOffre', value: offer })
  return act(visitor, { action: 'change_moyen_paie', idMoyenPaie: method, idModePaiementBanque: bank || '' })
}

/** A customer whose cart only waits for the order. */
export async function readyToOrder(
  visitor: Visitor,
  good: { idarticle: number; idreference: number } = goods.bowl,
  quantity = 1,
) {
  await becomeCustomer(visitor)
  await add(visitor, good, quantity)
  return chooseAll(visitor)
}

interface OrderReply {
  html?: string
  js?: string
  commande?: { numero: string; total_ttc: number; paiement_url: string | null; url: string }
}

/** Sends the order that the cart is ready for. */
export async function order(visitor: Visitor, key?: string) {
  const cle_commande = key ?? (await act(visitor, { action: '' })).panier.cle_commande
  const reply = await act(visitor, { action: 'valide_panier', cle_commande, 'requiredOption[cgv]': 1 })
  return reply as typeof reply & OrderReply
}

/** The order's address of payment. */
export async function orderToPay(visitor: Visitor) {
  const { commande, error_msg } = await order(visitor)
  assert.ok(commande?.paiement_url, error_msg)
  return { ...commande, paiement_url: commande.paiement_url }
}

export const decide = (visitor: Visitor, address: string, decision: string) =>
  visitor.submit(address, { decision }, address)

/** Pieces left of a reference, as the shop tells a newcomer. */
export async function stockOf(visitor: Visitor, good: { idarticle: number; idreference: number }): Promise<number> {
  const { panier } = await add(visitor, good)
  return panier.lignes[0]?.quantite_max ?? 0
}

/** What the page of an order says of it. */
export async function statusOf(visitor: Visitor, url: string): Promise<string | undefined> {
  return /data-order-status="(\w+)"/.exec((await visitor.get(url)).text)?.[1]
}
