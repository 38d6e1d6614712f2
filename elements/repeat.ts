import { reactElement } from '../src/core/element/react-element.ts'
import { register } from '../src/core/element/register.ts'
import { Repeat, repeatAttributes } from '../src/forms/repeat/repeat.tsx'
import '../src/forms/repeat/repeat-types.ts'

/**
 * Le visiteur ajoute et retire des blocs d’un formulaire (Nfois), et les range par des boutons ou en les déplaçant. Il
 * peut rétablir un bloc retiré, avec sa saisie et ses fichiers.
 *
 * Les blocs sont ceux de la page : des `<fieldset>`, les `<li>` d’une liste, les lignes d’un tableau, ou des éléments
 * marqués `data-flx-block`. Leurs noms contiennent leur numéro : `lignes[0][article]`, `lignes-0-article`,
 * `article_1`. Les noms, `id`, `for`, légendes (« Ligne 2 »), liens d’erreur et règles `data-flx-if` suivent ce
 * numéro. Un bloc ajouté est une copie du premier, vidée ; un `<template>` dans l’élément fournit un autre modèle, où
 * `__n__` représente le numéro. Un bloc peut contenir des masques, des dates, des suggestions, des envois de fichiers
 * et un second `<flx-repeat>`.
 *
 * @summary Des blocs de formulaire que le visiteur ajoute, retire et range.
 * @tag flx-repeat
 * @attr {number} min - Nombre minimal de blocs ; par défaut un, si la page en a un.
 * @attr {number} max - Nombre maximal de blocs, comme `data-maxnfois`, ici ou sur un élément de la page.
 * @attr {number} [start=0] - Premier numéro des noms, pour un `<template>` à `__n__`.
 * @attr {string} add-label - Texte du bouton d’ajout, « Ajouter » par défaut.
 * @attr {boolean} no-order - Désactive le déplacement des blocs.
 * @fires {CustomEvent<RepeatChangedDetail>} flx-repeat-changed - Un bloc est ajouté, retiré, rétabli, déplacé, ignoré ou repris.
 * @hook data-maxnfois - Nombre maximal de blocs ; l’ajout est ensuite désactivé.
 * @hook data-flx-block - Un bloc.
 * @hook data-flx-optional - Un bloc facultatif, un `<fieldset>` avec sa `<legend>` : une case dans la légende permet de l’ignorer, et il n’est alors pas envoyé. `disabled` sur le `<fieldset>` l’ignore au départ.
 * @hook data-flx-switch - Votre propre case, dans la légende d’un bloc facultatif.
 * @hook data-flx-number - Emplacement du numéro du bloc, à partir de 1.
 * @hook data-flx-keep - Champ, ou conteneur de champs, dont un bloc ajouté garde la valeur.
 * @hook data-flx-add, data-flx-remove, data-flx-up, data-flx-down, data-flx-handle - Vos propres boutons et la poignée de déplacement d’un bloc.
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
