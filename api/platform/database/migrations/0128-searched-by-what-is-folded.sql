-- Since 0096 and 0097 every search asks what is folded: these were only written.
drop index care_worker_profile_expr_idx, care_worker_profile_city_idx1, care_moment_title_idx, organization_location_name_city_idx,
  account_username_idx, client_expr_idx, postcode_place_idx;
