/**
 * A name with the signs of a plain keyboard: phones and word processors write ’ for an apostrophe and a typographic
 * hyphen for `-`. Browser and server compare and check names in this form (S5.030).
 */
export const plainName = (name: string): string =>
  name.replace(/[\u2018\u2019\u02bc\uff07]/g, "'").replace(/[\u2010\u2011\uff0d]/g, '-')
