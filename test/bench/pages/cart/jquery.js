const cart = $('#cart')
const amount = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

const line = (each) => `<li class="flx-cart__line" id="ligne-${each.idligne}">
  <div><p><a href="${each.url}">${each.nom}</a></p><p>${each.options}</p><p>Réf. ${each.reference}</p>
  <p>${amount.format(each.prix_unitaire_ttc)} TTC l’unité</p></div>
  <div role="group" aria-label="Quantité de ${each.nom}">
  <button type="button" data-flx-step="-1" data-flx-value="${each.idligne}" aria-label="Moins de ${each.nom}">−</button>
  <input name="quantite" value="${each.quantite}" data-flx-value="${each.idligne}" aria-label="Quantité de ${each.nom}">
  <button type="button" data-flx-step="1" data-flx-value="${each.idligne}" aria-label="Plus de ${each.nom}">+</button></div>
  <p>${amount.format(each.total_ttc)} TTC</p>
  <button type="button" data-flx-action="supArt" data-flx-value="${each.idligne}">Retirer ${each.nom}</button></li>`

const totals = (each) => `<section class="flx-cart__totals"><h2>Total</h2><dl>
  <dt>Total HT</dt><dd>${amount.format(each.total_ht)}</dd>
  <dt>Total TTC</dt><dd>${amount.format(each.total_ttc)}</dd></dl></section>`

/** All of the cart anew, and focus back on the same button. */
function show({ panier }) {
  const { flxStep, flxValue } = document.activeElement?.dataset ?? {}
  cart.html(`<ul>${panier.lignes.map(line).join('')}</ul>${totals(panier.totaux)}`)
  if (flxStep) cart.find(`[data-flx-step="${flxStep}"][data-flx-value="${flxValue}"]`).trigger('focus')
}

const send = (fields) => $.post(cart.data('service'), fields).then(show)

cart.on('click', '[data-flx-step]', ({ currentTarget }) => {
  const { flxStep, flxValue } = currentTarget.dataset
  const field = $(currentTarget).siblings('input')
  const quantite = Math.max(1, Number(field.val()) + Number(flxStep))
  field.val(quantite)
  send({ action: 'modifQte', value: flxValue, idligne: flxValue, quantite })
})
send({ action: '' })
