import type { ColourName } from '../../demo/server/catalogue/colours.ts'
import { articleImage, articleWidths, photoFile, thumbnailWidth } from '../../demo/server/media-address.ts'
import { pictureSeeds } from '../../demo/server/seed/pictures.ts'
import { catalogueRows } from '../../demo/server/seed/rows.ts'
import { workshops } from '../../demo/server/seed/workshops.ts'
import { isScene, landscape } from './landscape.ts'
import { isShape } from './shapes.ts'
import { stillLife } from './still-life.ts'

export interface Drawing {
  svg: string
  /** The files to make of it, from the project's folder, with their widths in pixels. */
  files: { file: string; width: number }[]
}

function articleDrawings(): Drawing[] {
  const { articles, references } = catalogueRows()
  const shapeOf = new Map(articles.map(({ id, shape }) => [id, shape]))
  const sold = new Map(references.map(({ articleId, colour }) => [`${articleId} ${colour}`, { articleId, colour }]))
  const booked = workshops.map(({ shape, colour }, index) => ({
    articleId: articles.length + index + 1,
    shape,
    colour,
  }))
  const drawn = [...sold.values(), ...booked].map((each) => ({ shape: shapeOf.get(each.articleId) ?? '', ...each }))
  return drawn.map(({ articleId, colour, shape }) => {
    if (!isShape(shape)) throw new Error(`No drawing of “${shape}”, which article ${articleId} asks for.`)
    const files = articleWidths.map((width) => ({
      file: articleImage(shape, colour, articleId, width).replace('/media/', 'demo/media/'),
      width,
    }))
    return { svg: stillLife(shape, colour as ColourName, articleId), files }
  })
}

function photoDrawings(): Drawing[] {
  return pictureSeeds.map(({ scene, width, height }) => {
    if (!isScene(scene)) throw new Error(`No drawing of “${scene}”.`)
    return {
      svg: landscape(scene, width, height),
      files: [
        { file: `demo/media/photo/${photoFile(scene)}`, width },
        { file: `demo/media/photo/${photoFile(scene, 'thumbnail')}`, width: thumbnailWidth },
      ],
    }
  })
}

/** All that the demo shows: what its catalogue sells and what its gallery holds. */
export const drawings: Drawing[] = [...articleDrawings(), ...photoDrawings()]
