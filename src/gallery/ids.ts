/** Anchors of the gallery. The anchor of a block type is its name. */

export const shapeId = (name: string) => `group-${name}`

export const fieldsId = (type: string) => `${type}-fields`
