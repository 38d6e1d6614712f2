<h1>Cookies</h1>
<p>Cette boutique ne mesure ni ne suit personne : ses cookies sont ceux de la session et du panier, et ne demandent pas d’accord.
  La question est ici pour l’exemple ; chez vous, mettez l’élément au pied de chaque page, avec vos finalités.</p>
<flx-consent receipt="/cookies/choix">
  <script type="application/json" nonce="<?= e(nonce()) ?>"><?= jsonForHtml([['id' => 'mesure', 'titre' => 'Mesure d’audience', 'texte' => 'Compter les visites.']]) ?></script>
</flx-consent>
