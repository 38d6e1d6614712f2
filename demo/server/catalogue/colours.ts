/** The shop's colours, as references name them. */
export const colours = {
  ecume: { label: 'Écume', hex: '#efeae0' },
  sable: { label: 'Sable', hex: '#dcc7a1' },
  lin: { label: 'Lin', hex: '#c9b48f' },
  bois: { label: 'Bois clair', hex: '#b98a58' },
  ocre: { label: 'Ocre', hex: '#d09a3e' },
  laiton: { label: 'Laiton', hex: '#b7914a' },
  terracotta: { label: 'Terracotta', hex: '#bd6243' },
  corail: { label: 'Corail', hex: '#dd7a63' },
  bruyere: { label: 'Bruyère', hex: '#93607f' },
  hortensia: { label: 'Hortensia', hex: '#7f8cc4' },
  goemon: { label: 'Goémon', hex: '#6c7445' },
  lagune: { label: 'Lagune', hex: '#7fa8a8' },
  verre: { label: 'Verre clair', hex: '#b4d0c8' },
  large: { label: 'Bleu large', hex: '#33658a' },
  encre: { label: 'Encre', hex: '#24344c' },
  ardoise: { label: 'Ardoise', hex: '#525d68' },
} as const

export type ColourName = keyof typeof colours

export function isColour(name: string): name is ColourName {
  return Object.hasOwn(colours, name)
}
