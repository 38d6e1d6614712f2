import { cabins, dawn, dunes, lighthouse, storm } from './scenes/coast.ts'
import { night, openSea, pines, saltMarsh } from './scenes/nature.ts'
import { Scenery } from './scenes/scenery.ts'
import { garden, harbour, shopfront } from './scenes/village.ts'

const scenes = { cabins, dawn, dunes, garden, harbour, lighthouse, night, openSea, pines, saltMarsh, shopfront, storm }

export type SceneName = keyof typeof scenes

/** Whether a name is one of a scene that can be drawn. */
export function isScene(name: string): name is SceneName {
  return name in scenes
}

/** A landscape in SVG of a size in pixels: the same for the same arguments. */
export function landscape(scene: SceneName, width: number, height: number): string {
  return scenes[scene](new Scenery(width, height)).toString()
}
