import type { Branch } from '@portal/contracts/support/content'

const branch = (
  name: string,
  address: string,
  [town, state]: readonly [town: string, state: string],
  pinCode: string,
  [latitude, longitude]: readonly [latitude: number, longitude: number],
): Branch => ({
  id: `${pinCode}-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  address,
  town,
  state,
  pinCode,
  latitude,
  longitude,
})

const pune = ['Pune', 'Maharashtra'] as const
const mumbai = ['Mumbai', 'Maharashtra'] as const
const delhi = ['New Delhi', 'Delhi'] as const
const bengaluru = ['Bengaluru', 'Karnataka'] as const

/** Branches of the invented fund house, in parts of towns that there are. */
export const branches: readonly Branch[] = [
  branch('Fort', '14 Banyan Street', mumbai, '400001', [18.933, 72.836]),
  branch('Andheri East', '203 Chapel Road', mumbai, '400069', [19.119, 72.847]),
  branch('Thane West', '8 Lake View Road', ['Thane', 'Maharashtra'], '400601', [19.19, 72.971]),
  branch('Deccan Gymkhana', '12 Riverside Road', pune, '411004', [18.517, 73.841]),
  branch('Camp', '40 East Lane', pune, '411001', [18.516, 73.878]),
  branch('Pimpri', '7 Station Road', pune, '411018', [18.628, 73.801]),
  branch('Dharampeth', '21 Orange Avenue', ['Nagpur', 'Maharashtra'], '440010', [21.141, 79.062]),
  branch('Navrangpura', '55 Mill Road', ['Ahmedabad', 'Gujarat'], '380009', [23.037, 72.561]),
  branch('Connaught Place', '9 Inner Arcade', delhi, '110001', [28.632, 77.219]),
  branch('Dwarka', '31 Sector Market', delhi, '110075', [28.592, 77.046]),
  branch('Sector 18', '4 Metro Walk', ['Noida', 'Uttar Pradesh'], '201301', [28.57, 77.326]),
  branch('Hazratganj', '17 Garden Road', ['Lucknow', 'Uttar Pradesh'], '226001', [26.85, 80.946]),
  branch('Sector 14', '6 Old Judicial Road', ['Gurugram', 'Haryana'], '122001', [28.471, 77.043]),
  branch('Sector 17', '2 Fountain Plaza', ['Chandigarh', 'Chandigarh'], '160017', [30.741, 76.784]),
  branch('C Scheme', '38 Palace Road', ['Jaipur', 'Rajasthan'], '302001', [26.912, 75.805]),
  branch('New Palasia', '11 Ring Road', ['Indore', 'Madhya Pradesh'], '452001', [22.724, 75.884]),
  branch('Park Street', '60 Tram Lane', ['Kolkata', 'West Bengal'], '700016', [22.553, 88.352]),
  branch('Kharavela Nagar', '5 Temple Square', ['Bhubaneswar', 'Odisha'], '751001', [20.271, 85.843]),
  branch('GS Road', '27 Hill View', ['Guwahati', 'Assam'], '781005', [26.156, 91.777]),
  branch('MG Road', '19 Parade Lane', bengaluru, '560001', [12.975, 77.606]),
  branch('Jayanagar', '72 Fourth Block', bengaluru, '560011', [12.929, 77.583]),
  branch('T Nagar', '33 Market Street', ['Chennai', 'Tamil Nadu'], '600017', [13.042, 80.234]),
  branch('RS Puram', '15 Cotton Road', ['Coimbatore', 'Tamil Nadu'], '641002', [11.01, 76.947]),
  branch('Somajiguda', '44 Lake Road', ['Hyderabad', 'Telangana'], '500082', [17.425, 78.459]),
  branch('Ernakulam South', '10 Boat Jetty Road', ['Kochi', 'Kerala'], '682016', [9.968, 76.289]),
]
