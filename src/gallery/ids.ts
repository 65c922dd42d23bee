/** Anchors of the gallery. A block type's is its name. */

export const shapeId = (name: string) => `group-${name}`

export const fieldsId = (type: string) => `${type}-fields`
