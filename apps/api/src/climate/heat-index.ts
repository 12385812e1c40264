const fahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;
const celsius = (degrees: number) => ((degrees - 32) * 5) / 9;

/** By L. P. Rothfusz (NWS Technical Attachment SR 90-23) with both corrections, in °F. */
function rothfusz(t: number, h: number): number {
  const index =
    -42.379 +
    2.04901523 * t +
    10.14333127 * h -
    0.22475541 * t * h -
    0.00683783 * t * t -
    0.05481717 * h * h +
    0.00122874 * t * t * h +
    0.00085282 * t * h * h -
    0.00000199 * t * t * h * h;
  if (h < 13 && t >= 80 && t <= 112) return index - ((13 - h) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17);
  if (h > 85 && t >= 80 && t <= 87) return index + ((h - 85) / 10) * ((87 - t) / 5);
  return index;
}

/**
 * The heat index of the US National Weather Service, in °C
 * (https://www.wpc.ncep.noaa.gov/html/heatindex_equation.shtml).
 *
 * @param temperature °C
 * @param humidity relative, in percent
 */
export function heatIndex(temperature: number, humidity: number): number {
  const t = fahrenheit(temperature);
  const simple = (t + 61 + (t - 68) * 1.2 + humidity * 0.094) / 2;
  const mean = (simple + t) / 2;
  return celsius(mean < 80 ? mean : rothfusz(t, humidity));
}
