import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Repeat, repeatAttributes } from '../src/forms/repeat/repeat.tsx'
import '../src/forms/repeat/repeat-events.ts'

/**
 * Répète un bloc d’un formulaire (Nfois) : le visiteur en ajoute, en retire, et les range par des boutons ou en les
 * tirant. Un bloc retiré par erreur se remet en place, avec sa saisie et ses fichiers.
 *
 * Les blocs sont ceux de la page : des `<fieldset>`, les `<li>` d’une liste, les lignes d’un tableau, ou ce qui porte
 * `data-flx-block`. Leurs noms portent leur numéro : `lignes[0][article]`, `lignes-0-article`, `article_1`. Lequel des
 * nombres d’un nom est le sien se lit dans la page ; noms, `id`, `for`, légendes (« Ligne 2 »), liens d’erreur et règles
 * `data-flx-if` le suivent. Un bloc ajouté est la copie du premier, vidée, telle que vous l’avez écrite ; un `<template>`
 * dans l’élément en donne un autre, où `__n__` tient lieu de numéro. Dans un bloc, les masques, les dates, les
 * complétions et les envois de fichiers vivent pour eux-mêmes, et un second `<flx-repeat>` peut s’y trouver.
 *
 * Sans script, les blocs que le serveur a écrits se remplissent ; vos propres boutons d’ajout lui sont envoyés.
 *
 * @summary Des blocs de formulaire que le visiteur ajoute, retire et range.
 * @tag flx-repeat
 * @attr {number} min - Nombre de blocs au moins ; par défaut un, si la page en a un.
 * @attr {number} max - Nombre de blocs au plus ; `data-maxnfois` le dit aussi, ici ou sur un élément de la page.
 * @attr {number} [start=0] - Premier numéro des noms, pour un `<template>` à `__n__`.
 * @attr {string} add-label - Texte du bouton d’ajout ; « Ajouter » à défaut.
 * @attr {boolean} no-order - Les blocs ne changent pas de place.
 * @fires {CustomEvent<RepeatChangedDetail>} flx-repeat-changed - Un bloc est ajouté, retiré, remis, déplacé, laissé de côté ou repris.
 * @hook data-maxnfois - Nombre de blocs au plus ; l’ajout est désactivé quand ils y sont.
 * @hook data-flx-block - Un bloc.
 * @hook data-flx-optional - Un bloc facultatif, un `<fieldset>` avec sa `<legend>` : une case dans la légende le laisse de côté, et rien n’en part. `disabled` sur le `<fieldset>` le laisse de côté d’abord.
 * @hook data-flx-switch - Votre propre case, dans la légende d’un bloc facultatif.
 * @hook data-flx-number - Où le numéro du bloc s’écrit, à partir de 1.
 * @hook data-flx-keep - Un champ, ou ce qui en contient, qui garde sa valeur dans un bloc ajouté.
 * @hook data-flx-add, data-flx-remove, data-flx-up, data-flx-down, data-flx-handle - Vos propres boutons, et ce par quoi un bloc se tire.
 * @example
 * <flx-repeat max="5" add-label="Ajouter une ligne">
 *   <fieldset>
 *     <legend>Ligne 1</legend>
 *     <label>Article <input name="lignes[0][article]"></label>
 *     <label>Quantité <input name="lignes[0][quantite]" inputmode="numeric"></label>
 *   </fieldset>
 * </flx-repeat>
 */
export class FlxRepeatElement extends reactElement(Repeat, repeatAttributes) {}

register('flx-repeat', FlxRepeatElement)

declare global {
  interface HTMLElementTagNameMap {
    'flx-repeat': FlxRepeatElement
  }
}
