const items = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('')

/** Every component of Shoelace that shows itself without a file, as its documentation writes it. */
export const components: Record<string, string> = {
  alert: '<sl-alert>Annonce</sl-alert>',
  avatar: '<sl-avatar label="Anne"></sl-avatar>',
  badge: '<sl-badge>2</sl-badge>',
  breadcrumb:
    '<sl-breadcrumb><sl-breadcrumb-item>A</sl-breadcrumb-item><sl-breadcrumb-item>B</sl-breadcrumb-item></sl-breadcrumb>',
  button: '<sl-button>Ajouter</sl-button>',
  'button-group': '<sl-button-group><sl-button>Un</sl-button><sl-button>Deux</sl-button></sl-button-group>',
  card: '<sl-card>Lieu</sl-card>',
  carousel: `<sl-carousel>${items(2, (at) => `<sl-carousel-item>Lieu ${at}</sl-carousel-item>`)}</sl-carousel>`,
  checkbox: '<sl-checkbox>Oui</sl-checkbox>',
  'color-picker': '<sl-color-picker label="Couleur"></sl-color-picker>',
  'copy-button': '<sl-copy-button value="x"></sl-copy-button>',
  details: '<sl-details summary="Ouvrir">Bloc</sl-details>',
  dialog: '<sl-dialog label="Fenêtre">Contenu</sl-dialog>',
  divider: '<sl-divider></sl-divider>',
  drawer: '<sl-drawer label="Menu">Contenu</sl-drawer>',
  dropdown:
    '<sl-dropdown><sl-button slot="trigger" caret>Choix</sl-button><sl-menu><sl-menu-item>Un</sl-menu-item></sl-menu></sl-dropdown>',
  'format-bytes': '<sl-format-bytes value="2000"></sl-format-bytes>',
  'format-date': '<sl-format-date date="2026-11-03"></sl-format-date>',
  'format-number': '<sl-format-number value="12" type="currency" currency="EUR" lang="fr"></sl-format-number>',
  'icon-button': '<sl-icon-button label="Plus"></sl-icon-button>',
  input: '<sl-input label="Nom" name="nom"></sl-input>',
  'progress-bar': '<sl-progress-bar value="50"></sl-progress-bar>',
  'progress-ring': '<sl-progress-ring value="50"></sl-progress-ring>',
  'qr-code': '<sl-qr-code value="x"></sl-qr-code>',
  'radio-group':
    '<sl-radio-group label="Choix"><sl-radio value="1">Un</sl-radio><sl-radio value="2">Deux</sl-radio></sl-radio-group>',
  range: '<sl-range label="Prix"></sl-range>',
  rating: '<sl-rating label="Avis" value="3"></sl-rating>',
  'relative-time': '<sl-relative-time date="2026-11-03"></sl-relative-time>',
  select: '<sl-select label="Ville"><sl-option value="1">Brest</sl-option></sl-select>',
  skeleton: '<sl-skeleton></sl-skeleton>',
  spinner: '<sl-spinner></sl-spinner>',
  'split-panel': '<sl-split-panel><div slot="start">A</div><div slot="end">B</div></sl-split-panel>',
  switch: '<sl-switch>Oui</sl-switch>',
  'tab-group':
    '<sl-tab-group><sl-tab slot="nav" panel="a">A</sl-tab><sl-tab-panel name="a">A</sl-tab-panel></sl-tab-group>',
  tag: '<sl-tag>Neuf</sl-tag>',
  textarea: '<sl-textarea label="Message"></sl-textarea>',
  tooltip: '<sl-tooltip content="Aide"><sl-button>?</sl-button></sl-tooltip>',
  tree: '<sl-tree><sl-tree-item>Page</sl-tree-item></sl-tree>',
  'visually-hidden': '<sl-visually-hidden>Texte</sl-visually-hidden>',
}
