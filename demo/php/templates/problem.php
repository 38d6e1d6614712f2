<?php /** @var array $said  @var int $status */ ?>
<h1><?= $status === 404 ? 'Rien à cette adresse' : 'Un contretemps' ?></h1>
<p><?= e($said['error']) ?></p>
<p><a href="/articles">Voir la boutique</a><?php if ($status === 401): ?> · <a href="/connexion">Se connecter</a><?php endif ?></p>
