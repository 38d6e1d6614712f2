<h1>Conditions générales de vente</h1>
<p>Les vôtres : prix, livraison, rétractation sous quatorze jours, garanties, médiation.</p>
