import * as v from 'valibot'
import { action, type CartAction, type CartCall, type CartResult, change, field, question } from '../cart/action.ts'
import { readCart } from '../cart/cart-state.ts'
import { steps } from '../checkout/step.ts'
import { addAddress, assignAddress, changeAddress, readAddress } from './addresses.ts'
import { codeSent } from './asked-code.ts'
import { askNewPassword, resetAsked } from './forgotten-password.ts'
import { type LoginOutcome, logIn } from './log-in.ts'
import { signUp } from './sign-up.ts'

/** Returns the result of a login on the cart's page: the fields of any login, beside the cart. */
async function loginResult(
  { services: { db }, now }: CartCall,
  { session, error, customer, code }: LoginOutcome,
  info: string,
  more: Record<string, unknown> = {},
): Promise<CartResult> {
  const state = await readCart(db, session.tokenHash, now)
  if (code) {
    // The cart stays as it is; the page asks for the code, and then for the login again (LOGIN-03).
    const said = codeSent(code)
    const waits = { error_txt: said, action: 'open_popup_code', idtransaction: code.transaction, email: code.email }
    return { state, outcome: { status: 'ko', error: said, more: { ...waits, ...more }, code } }
  }
  const login = { error_txt: error, idcontact: String(customer?.id ?? ''), email: customer?.email ?? '' }
  return error
    ? { state, outcome: { status: 'ko', error, more: { ...login, ...more } } }
    : { state, outcome: { status: 'ok', info, more: { ...login, ...more } } }
}

const password = v.optional(v.pipe(v.string(), v.maxLength(400)), '')
const { text, id } = field

const newAccount = v.pipe(
  v.object({
    prenom: text,
    nom: text,
    email: text,
    email_confirm: v.optional(text),
    password,
    password_confirm: v.optional(password),
  }),
  v.transform((asked) => ({
    firstName: asked.prenom.trim(),
    lastName: asked.nom.trim(),
    email: asked.email,
    emailAgain: asked.email_confirm ?? asked.email,
    password: asked.password,
    passwordAgain: asked.password_confirm ?? asked.password,
  })),
)

/** Actions about the customer (CART-01), by name. */
export const accountActions: Record<string, CartAction> = {
  connexion: action(v.object({ email: text, password }), async (asked, call) =>
    loginResult(call, await logIn(call.c, call.services, call.session, asked), 'Vous êtes connecté.'),
  ),
  new_compte: action(newAccount, async (asked, call) => {
    const outcome = await signUp(call.c, call.services, call.session, asked)
    const info = 'Votre compte est ouvert. Un message vient de partir : suivez son lien pour confirmer votre adresse.'
    return loginResult(call, outcome, info, { erreurs: outcome.fields, confirmaccount: 0 })
  }),
  mdp_oublie: question(v.object({ email: text }), async ({ email }, { c, services, session }) => {
    const refusal = await askNewPassword(c, services, session, email)
    return refusal
      ? { status: 'ko', error: refusal, more: { error_txt: refusal } }
      : { status: 'ok', info: resetAsked, more: { error_txt: '' } }
  }),
  // The form of the first address names the next step (`suite`): a page without script goes there at once.
  new_adresse: change(v.object({ suite: v.optional(v.picklist(steps)) }), ({ suite }, { form }) =>
    addAddress(readAddress(form), suite),
  ),
  modif_adresse: change(v.object({ idadresse: id }), ({ idadresse }, { form }) =>
    changeAddress(idadresse, readAddress(form)),
  ),
  affect_adresse_facturation: change(v.object({ value: id }), ({ value }) => assignAddress('facturation', value)),
  affect_adresse_livraison: change(v.object({ value: id }), ({ value }) => assignAddress('livraison', value)),
}
