#include "parser.h"

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif


#define LANGUAGE_VERSION 14
#define STATE_COUNT 9028
#define LARGE_STATE_COUNT 1918
#define SYMBOL_COUNT 547
#define ALIAS_COUNT 5
#define TOKEN_COUNT 213
#define EXTERNAL_TOKEN_COUNT 33
#define FIELD_COUNT 46
#define MAX_ALIAS_SEQUENCE_LENGTH 10
#define PRODUCTION_ID_COUNT 259

enum ts_symbol_identifiers {
  anon_sym_BANG = 1,
  aux_sym_shebang_line_token1 = 2,
  sym_comment = 3,
  aux_sym_simple_identifier_token1 = 4,
  aux_sym_simple_identifier_token2 = 5,
  aux_sym_simple_identifier_token3 = 6,
  aux_sym_simple_identifier_token4 = 7,
  anon_sym_actor = 8,
  anon_sym_async = 9,
  anon_sym_each = 10,
  anon_sym_lazy = 11,
  anon_sym_repeat = 12,
  anon_sym_package = 13,
  anon_sym_nil = 14,
  sym_real_literal = 15,
  sym_integer_literal = 16,
  sym_hex_literal = 17,
  sym_oct_literal = 18,
  sym_bin_literal = 19,
  anon_sym_true = 20,
  anon_sym_false = 21,
  anon_sym_DQUOTE = 22,
  aux_sym_line_str_text_token1 = 23,
  anon_sym_BSLASH = 24,
  anon_sym_u = 25,
  aux_sym__uni_character_literal_token1 = 26,
  anon_sym_DQUOTE_DQUOTE_DQUOTE = 27,
  anon_sym_RPAREN = 28,
  sym_raw_str_interpolation_start = 29,
  anon_sym_BSLASH_LPAREN = 30,
  anon_sym_COMMA = 31,
  sym__escaped_identifier = 32,
  aux_sym__extended_regex_literal_token1 = 33,
  aux_sym__multiline_regex_literal_token1 = 34,
  aux_sym__multiline_regex_literal_token2 = 35,
  sym__oneline_regex_literal = 36,
  anon_sym_COLON = 37,
  anon_sym_BANG2 = 38,
  anon_sym_LPAREN = 39,
  anon_sym_LBRACK = 40,
  anon_sym_RBRACK = 41,
  anon_sym_DOT = 42,
  anon_sym_Type = 43,
  anon_sym_Protocol = 44,
  anon_sym_QMARK = 45,
  anon_sym_QMARK2 = 46,
  anon_sym_some = 47,
  anon_sym_any = 48,
  anon_sym_AMP = 49,
  anon_sym_TILDE = 50,
  anon_sym_if = 51,
  anon_sym_switch = 52,
  anon_sym_selector = 53,
  anon_sym_getter_COLON = 54,
  anon_sym_setter_COLON = 55,
  aux_sym_custom_operator_token1 = 56,
  anon_sym_LT = 57,
  anon_sym_GT = 58,
  anon_sym_await = 59,
  anon_sym_file = 60,
  anon_sym_fileID = 61,
  anon_sym_filePath = 62,
  anon_sym_line = 63,
  anon_sym_column = 64,
  anon_sym_function = 65,
  anon_sym_dsohandle = 66,
  anon_sym_colorLiteral = 67,
  anon_sym_fileLiteral = 68,
  anon_sym_imageLiteral = 69,
  anon_sym_LBRACE = 70,
  anon_sym_CARET_LBRACE = 71,
  anon_sym_RBRACE = 72,
  anon_sym_in = 73,
  anon_sym_self = 74,
  anon_sym_super = 75,
  anon_sym_guard = 76,
  anon_sym_case = 77,
  anon_sym_fallthrough = 78,
  anon_sym_do = 79,
  anon_sym_keyPath = 80,
  anon_sym_try = 81,
  anon_sym_PLUS_EQ = 82,
  anon_sym_DASH_EQ = 83,
  anon_sym_STAR_EQ = 84,
  anon_sym_SLASH_EQ = 85,
  anon_sym_PERCENT_EQ = 86,
  anon_sym_BANG_EQ = 87,
  anon_sym_BANG_EQ_EQ = 88,
  anon_sym_EQ_EQ_EQ = 89,
  anon_sym_LT_EQ = 90,
  anon_sym_GT_EQ = 91,
  anon_sym_DOT_DOT_DOT = 92,
  anon_sym_DOT_DOT_LT = 93,
  anon_sym_is = 94,
  anon_sym_PLUS = 95,
  anon_sym_DASH = 96,
  anon_sym_STAR = 97,
  anon_sym_SLASH = 98,
  anon_sym_PERCENT = 99,
  anon_sym_PLUS_PLUS = 100,
  anon_sym_DASH_DASH = 101,
  anon_sym_PIPE = 102,
  anon_sym_CARET = 103,
  anon_sym_LT_LT = 104,
  anon_sym_GT_GT = 105,
  sym_statement_label = 106,
  anon_sym_for = 107,
  anon_sym_while = 108,
  sym_throw_keyword = 109,
  anon_sym_return = 110,
  anon_sym_continue = 111,
  anon_sym_break = 112,
  anon_sym_yield = 113,
  anon_sym_available = 114,
  anon_sym_unavailable = 115,
  anon_sym_import = 116,
  anon_sym_typealias = 117,
  anon_sym_struct = 118,
  anon_sym_class = 119,
  anon_sym_enum = 120,
  anon_sym_protocol = 121,
  anon_sym_let = 122,
  anon_sym_var = 123,
  anon_sym_func = 124,
  anon_sym_willSet = 125,
  anon_sym_didSet = 126,
  anon_sym_macro = 127,
  anon_sym_externalMacro = 128,
  anon_sym_extension = 129,
  anon_sym_indirect = 130,
  anon_sym_SEMI = 131,
  anon_sym_init = 132,
  anon_sym_deinit = 133,
  anon_sym_subscript = 134,
  anon_sym_get = 135,
  anon_sym_set = 136,
  anon_sym__modify = 137,
  anon_sym_prefix = 138,
  anon_sym_infix = 139,
  anon_sym_postfix = 140,
  anon_sym_operator = 141,
  anon_sym_precedencegroup = 142,
  anon_sym_associatedtype = 143,
  anon_sym_AT = 144,
  sym_wildcard_pattern = 145,
  anon_sym_override = 146,
  anon_sym_convenience = 147,
  anon_sym_required = 148,
  anon_sym_nonisolated = 149,
  anon_sym_public = 150,
  anon_sym_private = 151,
  anon_sym_internal = 152,
  anon_sym_fileprivate = 153,
  anon_sym_open = 154,
  anon_sym_mutating = 155,
  anon_sym_nonmutating = 156,
  anon_sym_static = 157,
  anon_sym_dynamic = 158,
  anon_sym_optional = 159,
  anon_sym_distributed = 160,
  anon_sym_final = 161,
  anon_sym_inout = 162,
  anon_sym_ATescaping = 163,
  anon_sym_ATautoclosure = 164,
  anon_sym_weak = 165,
  anon_sym_unowned = 166,
  anon_sym_unowned_LPARENsafe_RPAREN = 167,
  anon_sym_unowned_LPARENunsafe_RPAREN = 168,
  anon_sym_borrowing = 169,
  anon_sym_consuming = 170,
  anon_sym_os = 171,
  anon_sym_arch = 172,
  anon_sym_swift = 173,
  anon_sym_compiler = 174,
  anon_sym_canImport = 175,
  anon_sym_targetEnvironment = 176,
  aux_sym_diagnostic_token1 = 177,
  aux_sym_diagnostic_token2 = 178,
  aux_sym_diagnostic_token3 = 179,
  sym_multiline_comment = 180,
  sym_raw_str_part = 181,
  sym_raw_str_continuing_indicator = 182,
  sym_raw_str_end_part = 183,
  sym__implicit_semi = 184,
  sym__explicit_semi = 185,
  sym__arrow_operator_custom = 186,
  sym__dot_custom = 187,
  sym__conjunction_operator_custom = 188,
  sym__disjunction_operator_custom = 189,
  sym__nil_coalescing_operator_custom = 190,
  sym__eq_custom = 191,
  sym__eq_eq_custom = 192,
  sym__plus_then_ws = 193,
  sym__minus_then_ws = 194,
  sym__bang_custom = 195,
  sym__throws_keyword = 196,
  sym__rethrows_keyword = 197,
  sym_default_keyword = 198,
  sym_where_keyword = 199,
  sym_else = 200,
  sym_catch_keyword = 201,
  sym__as_custom = 202,
  sym__as_quest_custom = 203,
  sym__as_bang_custom = 204,
  sym__async_keyword_custom = 205,
  sym__custom_operator = 206,
  sym__hash_symbol_custom = 207,
  sym__directive_if = 208,
  sym__directive_elseif = 209,
  sym__directive_else = 210,
  sym__directive_endif = 211,
  sym__fake_try_bang = 212,
  sym_source_file = 213,
  sym__semi = 214,
  sym_shebang_line = 215,
  sym_simple_identifier = 216,
  sym__contextual_simple_identifier = 217,
  sym_identifier = 218,
  sym__basic_literal = 219,
  sym_boolean_literal = 220,
  sym__string_literal = 221,
  sym_line_string_literal = 222,
  sym__line_string_content = 223,
  sym_line_str_text = 224,
  sym_str_escaped_char = 225,
  sym__uni_character_literal = 226,
  sym_multi_line_string_literal = 227,
  sym_raw_string_literal = 228,
  sym_raw_str_interpolation = 229,
  sym__multi_line_string_content = 230,
  sym__interpolation = 231,
  sym__interpolation_contents = 232,
  sym_multi_line_str_text = 233,
  sym_regex_literal = 234,
  sym__extended_regex_literal = 235,
  sym__multiline_regex_literal = 236,
  sym_type_annotation = 237,
  sym__possibly_implicitly_unwrapped_type = 238,
  sym__type = 239,
  sym__unannotated_type = 240,
  sym_user_type = 241,
  sym__simple_user_type = 242,
  sym_tuple_type = 243,
  sym_tuple_type_item = 244,
  sym__tuple_type_item_identifier = 245,
  sym_function_type = 246,
  sym_array_type = 247,
  sym_dictionary_type = 248,
  sym_optional_type = 249,
  sym_metatype = 250,
  sym__quest = 251,
  sym__immediate_quest = 252,
  sym_opaque_type = 253,
  sym_existential_type = 254,
  sym_type_parameter_pack = 255,
  sym_type_pack_expansion = 256,
  sym_protocol_composition_type = 257,
  sym_suppressed_constraint = 258,
  sym__expression = 259,
  sym__unary_expression = 260,
  sym_postfix_expression = 261,
  sym_constructor_expression = 262,
  sym__parenthesized_type = 263,
  sym_navigation_expression = 264,
  sym__navigable_type_expression = 265,
  sym_open_start_range_expression = 266,
  sym__range_operator = 267,
  sym_open_end_range_expression = 268,
  sym_prefix_expression = 269,
  sym_as_expression = 270,
  sym_selector_expression = 271,
  sym__binary_expression = 272,
  sym_multiplicative_expression = 273,
  sym_additive_expression = 274,
  sym_range_expression = 275,
  sym_infix_expression = 276,
  sym_nil_coalescing_expression = 277,
  sym_check_expression = 278,
  sym_comparison_expression = 279,
  sym_equality_expression = 280,
  sym_conjunction_expression = 281,
  sym_disjunction_expression = 282,
  sym_bitwise_operation = 283,
  sym_custom_operator = 284,
  sym_navigation_suffix = 285,
  sym_call_suffix = 286,
  sym_constructor_suffix = 287,
  sym__constructor_value_arguments = 288,
  sym__fn_call_lambda_arguments = 289,
  sym_type_arguments = 290,
  sym_value_arguments = 291,
  sym_value_argument_label = 292,
  sym_value_argument = 293,
  sym_try_expression = 294,
  sym_await_expression = 295,
  sym__await_operator = 296,
  sym_ternary_expression = 297,
  sym__expr_hack_at_ternary_binary_suffix = 298,
  sym_expr_hack_at_ternary_binary_call = 299,
  sym_expr_hack_at_ternary_binary_call_suffix = 300,
  sym_call_expression = 301,
  sym_macro_invocation = 302,
  sym__primary_expression = 303,
  sym_tuple_expression = 304,
  sym_array_literal = 305,
  sym_dictionary_literal = 306,
  sym__dictionary_literal_item = 307,
  sym_special_literal = 308,
  sym_playground_literal = 309,
  sym_lambda_literal = 310,
  sym__lambda_type_declaration = 311,
  sym_capture_list = 312,
  sym_capture_list_item = 313,
  sym_lambda_function_type = 314,
  sym_lambda_function_type_parameters = 315,
  sym_lambda_parameter = 316,
  sym_self_expression = 317,
  sym_super_expression = 318,
  sym__else_options = 319,
  sym_if_statement = 320,
  sym__if_condition_sequence_item = 321,
  sym__if_let_binding = 322,
  sym_guard_statement = 323,
  sym_switch_statement = 324,
  sym_switch_entry = 325,
  sym_switch_pattern = 326,
  sym_do_statement = 327,
  sym_catch_block = 328,
  sym_where_clause = 329,
  sym_key_path_expression = 330,
  sym_key_path_string_expression = 331,
  sym__key_path_component = 332,
  sym__key_path_postfixes = 333,
  sym_try_operator = 334,
  sym__try_operator_type = 335,
  sym__assignment_and_operator = 336,
  sym__equality_operator = 337,
  sym__comparison_operator = 338,
  sym__three_dot_operator = 339,
  sym__open_ended_range_operator = 340,
  sym__is_operator = 341,
  sym__additive_operator = 342,
  sym__multiplicative_operator = 343,
  sym_as_operator = 344,
  sym__prefix_unary_operator = 345,
  sym__bitwise_binary_operator = 346,
  sym__postfix_unary_operator = 347,
  sym_directly_assignable_expression = 348,
  sym_statements = 349,
  sym__local_statement = 350,
  sym__top_level_statement = 351,
  sym__block = 352,
  sym__labeled_statement = 353,
  sym_for_statement = 354,
  sym__for_statement_collection = 355,
  sym_for_statement_await = 356,
  sym_while_statement = 357,
  sym_repeat_while_statement = 358,
  sym_control_transfer_statement = 359,
  sym__throw_statement = 360,
  sym__optionally_valueful_control_keyword = 361,
  sym_assignment = 362,
  sym_value_parameter_pack = 363,
  sym_value_pack_expansion = 364,
  sym_availability_condition = 365,
  sym__availability_argument = 366,
  sym__global_declaration = 367,
  sym__type_level_declaration = 368,
  sym__local_declaration = 369,
  sym__local_property_declaration = 370,
  sym__local_typealias_declaration = 371,
  sym__local_function_declaration = 372,
  sym__local_class_declaration = 373,
  sym_import_declaration = 374,
  sym__import_kind = 375,
  sym_protocol_property_declaration = 376,
  sym_protocol_property_requirements = 377,
  sym_property_declaration = 378,
  sym__modifierless_property_declaration = 379,
  sym__single_modifierless_property_declaration = 380,
  sym__expression_with_willset_didset = 381,
  sym__expression_without_willset_didset = 382,
  sym_willset_didset_block = 383,
  sym_willset_clause = 384,
  sym_didset_clause = 385,
  sym_typealias_declaration = 386,
  sym__modifierless_typealias_declaration = 387,
  sym_function_declaration = 388,
  sym__modifierless_function_declaration = 389,
  sym__bodyless_function_declaration = 390,
  sym__modifierless_function_declaration_no_body = 391,
  sym_function_body = 392,
  sym_macro_declaration = 393,
  sym__macro_head = 394,
  sym__macro_signature = 395,
  sym_macro_definition = 396,
  sym_external_macro_definition = 397,
  sym_class_declaration = 398,
  sym__modifierless_class_declaration = 399,
  sym_class_body = 400,
  sym__inheritance_specifiers = 401,
  sym_inheritance_specifier = 402,
  sym__annotated_inheritance_specifier = 403,
  sym_type_parameters = 404,
  sym_type_parameter = 405,
  sym__type_parameter_possibly_packed = 406,
  sym_type_constraints = 407,
  sym_type_constraint = 408,
  sym_inheritance_constraint = 409,
  sym_equality_constraint = 410,
  sym__constrained_type = 411,
  sym__class_member_separator = 412,
  sym__class_member_declarations = 413,
  aux_sym__function_value_parameters = 414,
  sym__function_value_parameter = 415,
  sym_parameter = 416,
  sym__non_constructor_function_decl = 417,
  sym__referenceable_operator = 418,
  sym__equal_sign = 419,
  sym__eq_eq = 420,
  sym__dot = 421,
  sym__arrow_operator = 422,
  sym__conjunction_operator = 423,
  sym__disjunction_operator = 424,
  sym__nil_coalescing_operator = 425,
  sym__as = 426,
  sym__as_quest = 427,
  sym__as_bang = 428,
  sym__hash_symbol = 429,
  sym_bang = 430,
  sym__async_keyword = 431,
  sym__async_modifier = 432,
  sym_throws = 433,
  sym_enum_class_body = 434,
  sym_enum_entry = 435,
  sym__enum_entry_suffix = 436,
  sym_enum_type_parameters = 437,
  sym_protocol_declaration = 438,
  sym_protocol_body = 439,
  sym__protocol_member_declarations = 440,
  sym__protocol_member_declaration = 441,
  sym_init_declaration = 442,
  sym_deinit_declaration = 443,
  sym_subscript_declaration = 444,
  sym_computed_property = 445,
  sym_computed_getter = 446,
  sym_computed_modify = 447,
  sym_computed_setter = 448,
  sym_getter_specifier = 449,
  sym_setter_specifier = 450,
  sym_modify_specifier = 451,
  aux_sym__getter_effects = 452,
  sym_operator_declaration = 453,
  sym_deprecated_operator_declaration_body = 454,
  sym_precedence_group_declaration = 455,
  sym_precedence_group_attributes = 456,
  sym_precedence_group_attribute = 457,
  sym_associatedtype_declaration = 458,
  sym_attribute = 459,
  sym__attribute_argument = 460,
  sym__universally_allowed_pattern = 461,
  sym__bound_identifier = 462,
  sym__binding_pattern_no_expr = 463,
  sym__no_expr_pattern_already_bound = 464,
  sym__binding_pattern_with_expr = 465,
  sym__direct_or_indirect_binding = 466,
  sym_value_binding_pattern = 467,
  sym__possibly_async_binding_pattern_kind = 468,
  sym__binding_kind_and_pattern = 469,
  sym__tuple_pattern_item = 470,
  sym__tuple_pattern = 471,
  sym__case_pattern = 472,
  sym__type_casting_pattern = 473,
  sym__binding_pattern = 474,
  sym_modifiers = 475,
  aux_sym__locally_permitted_modifiers = 476,
  sym_parameter_modifiers = 477,
  sym__non_local_scope_modifier = 478,
  sym__locally_permitted_modifier = 479,
  sym_property_behavior_modifier = 480,
  sym_type_modifiers = 481,
  sym_member_modifier = 482,
  sym_visibility_modifier = 483,
  sym_type_parameter_modifiers = 484,
  sym_function_modifier = 485,
  sym_mutation_modifier = 486,
  sym_property_modifier = 487,
  sym_inheritance_modifier = 488,
  sym_parameter_modifier = 489,
  sym_ownership_modifier = 490,
  sym__parameter_ownership_modifier = 491,
  sym_directive = 492,
  sym__compilation_condition = 493,
  sym_diagnostic = 494,
  aux_sym_source_file_repeat1 = 495,
  aux_sym_identifier_repeat1 = 496,
  aux_sym_line_string_literal_repeat1 = 497,
  aux_sym_multi_line_string_literal_repeat1 = 498,
  aux_sym_raw_string_literal_repeat1 = 499,
  aux_sym__interpolation_contents_repeat1 = 500,
  aux_sym_user_type_repeat1 = 501,
  aux_sym_tuple_type_repeat1 = 502,
  aux_sym_optional_type_repeat1 = 503,
  aux_sym_protocol_composition_type_repeat1 = 504,
  aux_sym__constructor_value_arguments_repeat1 = 505,
  aux_sym__fn_call_lambda_arguments_repeat1 = 506,
  aux_sym_type_arguments_repeat1 = 507,
  aux_sym_value_argument_repeat1 = 508,
  aux_sym_tuple_expression_repeat1 = 509,
  aux_sym_array_literal_repeat1 = 510,
  aux_sym_dictionary_literal_repeat1 = 511,
  aux_sym_playground_literal_repeat1 = 512,
  aux_sym__lambda_type_declaration_repeat1 = 513,
  aux_sym_capture_list_repeat1 = 514,
  aux_sym_lambda_function_type_parameters_repeat1 = 515,
  aux_sym_if_statement_repeat1 = 516,
  aux_sym_switch_statement_repeat1 = 517,
  aux_sym_switch_entry_repeat1 = 518,
  aux_sym_do_statement_repeat1 = 519,
  aux_sym_key_path_expression_repeat1 = 520,
  aux_sym__key_path_component_repeat1 = 521,
  aux_sym_statements_repeat1 = 522,
  aux_sym_repeat_while_statement_repeat1 = 523,
  aux_sym_availability_condition_repeat1 = 524,
  aux_sym__availability_argument_repeat1 = 525,
  aux_sym_protocol_property_requirements_repeat1 = 526,
  aux_sym__modifierless_property_declaration_repeat1 = 527,
  aux_sym__inheritance_specifiers_repeat1 = 528,
  aux_sym_type_parameters_repeat1 = 529,
  aux_sym_type_constraints_repeat1 = 530,
  aux_sym__constrained_type_repeat1 = 531,
  aux_sym__class_member_declarations_repeat1 = 532,
  aux_sym__function_value_parameters_repeat1 = 533,
  aux_sym_enum_class_body_repeat1 = 534,
  aux_sym_enum_entry_repeat1 = 535,
  aux_sym_enum_type_parameters_repeat1 = 536,
  aux_sym__protocol_member_declarations_repeat1 = 537,
  aux_sym_computed_property_repeat1 = 538,
  aux_sym_deprecated_operator_declaration_body_repeat1 = 539,
  aux_sym_precedence_group_attributes_repeat1 = 540,
  aux_sym_attribute_repeat1 = 541,
  aux_sym__attribute_argument_repeat1 = 542,
  aux_sym__attribute_argument_repeat2 = 543,
  aux_sym__tuple_pattern_repeat1 = 544,
  aux_sym_modifiers_repeat1 = 545,
  aux_sym_parameter_modifiers_repeat1 = 546,
  alias_sym__expression = 547,
  alias_sym_fully_open_range = 548,
  alias_sym_interpolated_expression = 549,
  alias_sym_protocol_function_declaration = 550,
  alias_sym_type_identifier = 551,
};

static const char * const ts_symbol_names[] = {
  [ts_builtin_sym_end] = "end",
  [anon_sym_BANG] = "!",
  [aux_sym_shebang_line_token1] = "shebang_line_token1",
  [sym_comment] = "comment",
  [aux_sym_simple_identifier_token1] = "simple_identifier_token1",
  [aux_sym_simple_identifier_token2] = "simple_identifier_token2",
  [aux_sym_simple_identifier_token3] = "simple_identifier_token3",
  [aux_sym_simple_identifier_token4] = "simple_identifier_token4",
  [anon_sym_actor] = "actor",
  [anon_sym_async] = "async",
  [anon_sym_each] = "each",
  [anon_sym_lazy] = "lazy",
  [anon_sym_repeat] = "repeat",
  [anon_sym_package] = "package",
  [anon_sym_nil] = "nil",
  [sym_real_literal] = "real_literal",
  [sym_integer_literal] = "integer_literal",
  [sym_hex_literal] = "hex_literal",
  [sym_oct_literal] = "oct_literal",
  [sym_bin_literal] = "bin_literal",
  [anon_sym_true] = "true",
  [anon_sym_false] = "false",
  [anon_sym_DQUOTE] = "\"",
  [aux_sym_line_str_text_token1] = "line_str_text_token1",
  [anon_sym_BSLASH] = "\\",
  [anon_sym_u] = "u",
  [aux_sym__uni_character_literal_token1] = "_uni_character_literal_token1",
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = "\"\"\"",
  [anon_sym_RPAREN] = ")",
  [sym_raw_str_interpolation_start] = "raw_str_interpolation_start",
  [anon_sym_BSLASH_LPAREN] = "\\(",
  [anon_sym_COMMA] = ",",
  [sym__escaped_identifier] = "_escaped_identifier",
  [aux_sym__extended_regex_literal_token1] = "_extended_regex_literal_token1",
  [aux_sym__multiline_regex_literal_token1] = "_multiline_regex_literal_token1",
  [aux_sym__multiline_regex_literal_token2] = "_multiline_regex_literal_token2",
  [sym__oneline_regex_literal] = "_oneline_regex_literal",
  [anon_sym_COLON] = ":",
  [anon_sym_BANG2] = "!",
  [anon_sym_LPAREN] = "(",
  [anon_sym_LBRACK] = "[",
  [anon_sym_RBRACK] = "]",
  [anon_sym_DOT] = ".",
  [anon_sym_Type] = "Type",
  [anon_sym_Protocol] = "Protocol",
  [anon_sym_QMARK] = "\?",
  [anon_sym_QMARK2] = "\?",
  [anon_sym_some] = "some",
  [anon_sym_any] = "any",
  [anon_sym_AMP] = "&",
  [anon_sym_TILDE] = "~",
  [anon_sym_if] = "if",
  [anon_sym_switch] = "switch",
  [anon_sym_selector] = "selector",
  [anon_sym_getter_COLON] = "getter:",
  [anon_sym_setter_COLON] = "setter:",
  [aux_sym_custom_operator_token1] = "custom_operator_token1",
  [anon_sym_LT] = "<",
  [anon_sym_GT] = ">",
  [anon_sym_await] = "await",
  [anon_sym_file] = "file",
  [anon_sym_fileID] = "fileID",
  [anon_sym_filePath] = "filePath",
  [anon_sym_line] = "line",
  [anon_sym_column] = "column",
  [anon_sym_function] = "function",
  [anon_sym_dsohandle] = "dsohandle",
  [anon_sym_colorLiteral] = "colorLiteral",
  [anon_sym_fileLiteral] = "fileLiteral",
  [anon_sym_imageLiteral] = "imageLiteral",
  [anon_sym_LBRACE] = "{",
  [anon_sym_CARET_LBRACE] = "^{",
  [anon_sym_RBRACE] = "}",
  [anon_sym_in] = "in",
  [anon_sym_self] = "self",
  [anon_sym_super] = "super",
  [anon_sym_guard] = "guard",
  [anon_sym_case] = "case",
  [anon_sym_fallthrough] = "fallthrough",
  [anon_sym_do] = "do",
  [anon_sym_keyPath] = "keyPath",
  [anon_sym_try] = "try",
  [anon_sym_PLUS_EQ] = "+=",
  [anon_sym_DASH_EQ] = "-=",
  [anon_sym_STAR_EQ] = "*=",
  [anon_sym_SLASH_EQ] = "/=",
  [anon_sym_PERCENT_EQ] = "%=",
  [anon_sym_BANG_EQ] = "!=",
  [anon_sym_BANG_EQ_EQ] = "!==",
  [anon_sym_EQ_EQ_EQ] = "===",
  [anon_sym_LT_EQ] = "<=",
  [anon_sym_GT_EQ] = ">=",
  [anon_sym_DOT_DOT_DOT] = "...",
  [anon_sym_DOT_DOT_LT] = "..<",
  [anon_sym_is] = "is",
  [anon_sym_PLUS] = "+",
  [anon_sym_DASH] = "-",
  [anon_sym_STAR] = "*",
  [anon_sym_SLASH] = "/",
  [anon_sym_PERCENT] = "%",
  [anon_sym_PLUS_PLUS] = "++",
  [anon_sym_DASH_DASH] = "--",
  [anon_sym_PIPE] = "|",
  [anon_sym_CARET] = "^",
  [anon_sym_LT_LT] = "<<",
  [anon_sym_GT_GT] = ">>",
  [sym_statement_label] = "statement_label",
  [anon_sym_for] = "for",
  [anon_sym_while] = "while",
  [sym_throw_keyword] = "throw_keyword",
  [anon_sym_return] = "return",
  [anon_sym_continue] = "continue",
  [anon_sym_break] = "break",
  [anon_sym_yield] = "yield",
  [anon_sym_available] = "available",
  [anon_sym_unavailable] = "unavailable",
  [anon_sym_import] = "import",
  [anon_sym_typealias] = "typealias",
  [anon_sym_struct] = "struct",
  [anon_sym_class] = "class",
  [anon_sym_enum] = "enum",
  [anon_sym_protocol] = "protocol",
  [anon_sym_let] = "let",
  [anon_sym_var] = "var",
  [anon_sym_func] = "func",
  [anon_sym_willSet] = "willSet",
  [anon_sym_didSet] = "didSet",
  [anon_sym_macro] = "macro",
  [anon_sym_externalMacro] = "externalMacro",
  [anon_sym_extension] = "extension",
  [anon_sym_indirect] = "indirect",
  [anon_sym_SEMI] = ";",
  [anon_sym_init] = "init",
  [anon_sym_deinit] = "deinit",
  [anon_sym_subscript] = "subscript",
  [anon_sym_get] = "get",
  [anon_sym_set] = "set",
  [anon_sym__modify] = "_modify",
  [anon_sym_prefix] = "prefix",
  [anon_sym_infix] = "infix",
  [anon_sym_postfix] = "postfix",
  [anon_sym_operator] = "operator",
  [anon_sym_precedencegroup] = "precedencegroup",
  [anon_sym_associatedtype] = "associatedtype",
  [anon_sym_AT] = "@",
  [sym_wildcard_pattern] = "wildcard_pattern",
  [anon_sym_override] = "override",
  [anon_sym_convenience] = "convenience",
  [anon_sym_required] = "required",
  [anon_sym_nonisolated] = "nonisolated",
  [anon_sym_public] = "public",
  [anon_sym_private] = "private",
  [anon_sym_internal] = "internal",
  [anon_sym_fileprivate] = "fileprivate",
  [anon_sym_open] = "open",
  [anon_sym_mutating] = "mutating",
  [anon_sym_nonmutating] = "nonmutating",
  [anon_sym_static] = "static",
  [anon_sym_dynamic] = "dynamic",
  [anon_sym_optional] = "optional",
  [anon_sym_distributed] = "distributed",
  [anon_sym_final] = "final",
  [anon_sym_inout] = "inout",
  [anon_sym_ATescaping] = "@escaping",
  [anon_sym_ATautoclosure] = "@autoclosure",
  [anon_sym_weak] = "weak",
  [anon_sym_unowned] = "unowned",
  [anon_sym_unowned_LPARENsafe_RPAREN] = "unowned(safe)",
  [anon_sym_unowned_LPARENunsafe_RPAREN] = "unowned(unsafe)",
  [anon_sym_borrowing] = "borrowing",
  [anon_sym_consuming] = "consuming",
  [anon_sym_os] = "os",
  [anon_sym_arch] = "arch",
  [anon_sym_swift] = "swift",
  [anon_sym_compiler] = "compiler",
  [anon_sym_canImport] = "canImport",
  [anon_sym_targetEnvironment] = "targetEnvironment",
  [aux_sym_diagnostic_token1] = "diagnostic_token1",
  [aux_sym_diagnostic_token2] = "diagnostic_token2",
  [aux_sym_diagnostic_token3] = "diagnostic_token3",
  [sym_multiline_comment] = "multiline_comment",
  [sym_raw_str_part] = "raw_str_part",
  [sym_raw_str_continuing_indicator] = "raw_str_continuing_indicator",
  [sym_raw_str_end_part] = "raw_str_end_part",
  [sym__implicit_semi] = "_implicit_semi",
  [sym__explicit_semi] = "_explicit_semi",
  [sym__arrow_operator_custom] = "->",
  [sym__dot_custom] = ".",
  [sym__conjunction_operator_custom] = "&&",
  [sym__disjunction_operator_custom] = "||",
  [sym__nil_coalescing_operator_custom] = "\?\?",
  [sym__eq_custom] = "=",
  [sym__eq_eq_custom] = "==",
  [sym__plus_then_ws] = "+",
  [sym__minus_then_ws] = "-",
  [sym__bang_custom] = "_bang_custom",
  [sym__throws_keyword] = "_throws_keyword",
  [sym__rethrows_keyword] = "_rethrows_keyword",
  [sym_default_keyword] = "default_keyword",
  [sym_where_keyword] = "where_keyword",
  [sym_else] = "else",
  [sym_catch_keyword] = "catch_keyword",
  [sym__as_custom] = "as",
  [sym__as_quest_custom] = "as\?",
  [sym__as_bang_custom] = "as!",
  [sym__async_keyword_custom] = "async",
  [sym__custom_operator] = "_custom_operator",
  [sym__hash_symbol_custom] = "#",
  [sym__directive_if] = "#if",
  [sym__directive_elseif] = "#elseif",
  [sym__directive_else] = "#else",
  [sym__directive_endif] = "#endif",
  [sym__fake_try_bang] = "_fake_try_bang",
  [sym_source_file] = "source_file",
  [sym__semi] = "_semi",
  [sym_shebang_line] = "shebang_line",
  [sym_simple_identifier] = "simple_identifier",
  [sym__contextual_simple_identifier] = "_contextual_simple_identifier",
  [sym_identifier] = "identifier",
  [sym__basic_literal] = "_basic_literal",
  [sym_boolean_literal] = "boolean_literal",
  [sym__string_literal] = "_string_literal",
  [sym_line_string_literal] = "line_string_literal",
  [sym__line_string_content] = "_line_string_content",
  [sym_line_str_text] = "line_str_text",
  [sym_str_escaped_char] = "str_escaped_char",
  [sym__uni_character_literal] = "_uni_character_literal",
  [sym_multi_line_string_literal] = "multi_line_string_literal",
  [sym_raw_string_literal] = "raw_string_literal",
  [sym_raw_str_interpolation] = "raw_str_interpolation",
  [sym__multi_line_string_content] = "_multi_line_string_content",
  [sym__interpolation] = "_interpolation",
  [sym__interpolation_contents] = "_interpolation_contents",
  [sym_multi_line_str_text] = "multi_line_str_text",
  [sym_regex_literal] = "regex_literal",
  [sym__extended_regex_literal] = "_extended_regex_literal",
  [sym__multiline_regex_literal] = "_multiline_regex_literal",
  [sym_type_annotation] = "type_annotation",
  [sym__possibly_implicitly_unwrapped_type] = "_possibly_implicitly_unwrapped_type",
  [sym__type] = "_type",
  [sym__unannotated_type] = "_unannotated_type",
  [sym_user_type] = "user_type",
  [sym__simple_user_type] = "_simple_user_type",
  [sym_tuple_type] = "tuple_type",
  [sym_tuple_type_item] = "tuple_type_item",
  [sym__tuple_type_item_identifier] = "_tuple_type_item_identifier",
  [sym_function_type] = "function_type",
  [sym_array_type] = "array_type",
  [sym_dictionary_type] = "dictionary_type",
  [sym_optional_type] = "optional_type",
  [sym_metatype] = "metatype",
  [sym__quest] = "_quest",
  [sym__immediate_quest] = "\?",
  [sym_opaque_type] = "opaque_type",
  [sym_existential_type] = "existential_type",
  [sym_type_parameter_pack] = "type_parameter_pack",
  [sym_type_pack_expansion] = "type_pack_expansion",
  [sym_protocol_composition_type] = "protocol_composition_type",
  [sym_suppressed_constraint] = "suppressed_constraint",
  [sym__expression] = "_expression",
  [sym__unary_expression] = "_unary_expression",
  [sym_postfix_expression] = "postfix_expression",
  [sym_constructor_expression] = "constructor_expression",
  [sym__parenthesized_type] = "_parenthesized_type",
  [sym_navigation_expression] = "navigation_expression",
  [sym__navigable_type_expression] = "_navigable_type_expression",
  [sym_open_start_range_expression] = "open_start_range_expression",
  [sym__range_operator] = "_range_operator",
  [sym_open_end_range_expression] = "open_end_range_expression",
  [sym_prefix_expression] = "prefix_expression",
  [sym_as_expression] = "as_expression",
  [sym_selector_expression] = "selector_expression",
  [sym__binary_expression] = "_binary_expression",
  [sym_multiplicative_expression] = "multiplicative_expression",
  [sym_additive_expression] = "additive_expression",
  [sym_range_expression] = "range_expression",
  [sym_infix_expression] = "infix_expression",
  [sym_nil_coalescing_expression] = "nil_coalescing_expression",
  [sym_check_expression] = "check_expression",
  [sym_comparison_expression] = "comparison_expression",
  [sym_equality_expression] = "equality_expression",
  [sym_conjunction_expression] = "conjunction_expression",
  [sym_disjunction_expression] = "disjunction_expression",
  [sym_bitwise_operation] = "bitwise_operation",
  [sym_custom_operator] = "custom_operator",
  [sym_navigation_suffix] = "navigation_suffix",
  [sym_call_suffix] = "call_suffix",
  [sym_constructor_suffix] = "constructor_suffix",
  [sym__constructor_value_arguments] = "value_arguments",
  [sym__fn_call_lambda_arguments] = "_fn_call_lambda_arguments",
  [sym_type_arguments] = "type_arguments",
  [sym_value_arguments] = "value_arguments",
  [sym_value_argument_label] = "value_argument_label",
  [sym_value_argument] = "value_argument",
  [sym_try_expression] = "try_expression",
  [sym_await_expression] = "await_expression",
  [sym__await_operator] = "_await_operator",
  [sym_ternary_expression] = "ternary_expression",
  [sym__expr_hack_at_ternary_binary_suffix] = "_expr_hack_at_ternary_binary_suffix",
  [sym_expr_hack_at_ternary_binary_call] = "call_expression",
  [sym_expr_hack_at_ternary_binary_call_suffix] = "call_suffix",
  [sym_call_expression] = "call_expression",
  [sym_macro_invocation] = "macro_invocation",
  [sym__primary_expression] = "_primary_expression",
  [sym_tuple_expression] = "tuple_expression",
  [sym_array_literal] = "array_literal",
  [sym_dictionary_literal] = "dictionary_literal",
  [sym__dictionary_literal_item] = "_dictionary_literal_item",
  [sym_special_literal] = "special_literal",
  [sym_playground_literal] = "playground_literal",
  [sym_lambda_literal] = "lambda_literal",
  [sym__lambda_type_declaration] = "_lambda_type_declaration",
  [sym_capture_list] = "capture_list",
  [sym_capture_list_item] = "capture_list_item",
  [sym_lambda_function_type] = "lambda_function_type",
  [sym_lambda_function_type_parameters] = "lambda_function_type_parameters",
  [sym_lambda_parameter] = "lambda_parameter",
  [sym_self_expression] = "self_expression",
  [sym_super_expression] = "super_expression",
  [sym__else_options] = "_else_options",
  [sym_if_statement] = "if_statement",
  [sym__if_condition_sequence_item] = "_if_condition_sequence_item",
  [sym__if_let_binding] = "_if_let_binding",
  [sym_guard_statement] = "guard_statement",
  [sym_switch_statement] = "switch_statement",
  [sym_switch_entry] = "switch_entry",
  [sym_switch_pattern] = "switch_pattern",
  [sym_do_statement] = "do_statement",
  [sym_catch_block] = "catch_block",
  [sym_where_clause] = "where_clause",
  [sym_key_path_expression] = "key_path_expression",
  [sym_key_path_string_expression] = "key_path_string_expression",
  [sym__key_path_component] = "_key_path_component",
  [sym__key_path_postfixes] = "_key_path_postfixes",
  [sym_try_operator] = "try_operator",
  [sym__try_operator_type] = "_try_operator_type",
  [sym__assignment_and_operator] = "_assignment_and_operator",
  [sym__equality_operator] = "_equality_operator",
  [sym__comparison_operator] = "_comparison_operator",
  [sym__three_dot_operator] = "_three_dot_operator",
  [sym__open_ended_range_operator] = "_open_ended_range_operator",
  [sym__is_operator] = "_is_operator",
  [sym__additive_operator] = "_additive_operator",
  [sym__multiplicative_operator] = "_multiplicative_operator",
  [sym_as_operator] = "as_operator",
  [sym__prefix_unary_operator] = "_prefix_unary_operator",
  [sym__bitwise_binary_operator] = "_bitwise_binary_operator",
  [sym__postfix_unary_operator] = "_postfix_unary_operator",
  [sym_directly_assignable_expression] = "directly_assignable_expression",
  [sym_statements] = "statements",
  [sym__local_statement] = "_local_statement",
  [sym__top_level_statement] = "_top_level_statement",
  [sym__block] = "_block",
  [sym__labeled_statement] = "_labeled_statement",
  [sym_for_statement] = "for_statement",
  [sym__for_statement_collection] = "_for_statement_collection",
  [sym_for_statement_await] = "await_expression",
  [sym_while_statement] = "while_statement",
  [sym_repeat_while_statement] = "repeat_while_statement",
  [sym_control_transfer_statement] = "control_transfer_statement",
  [sym__throw_statement] = "_throw_statement",
  [sym__optionally_valueful_control_keyword] = "_optionally_valueful_control_keyword",
  [sym_assignment] = "assignment",
  [sym_value_parameter_pack] = "value_parameter_pack",
  [sym_value_pack_expansion] = "value_pack_expansion",
  [sym_availability_condition] = "availability_condition",
  [sym__availability_argument] = "_availability_argument",
  [sym__global_declaration] = "_global_declaration",
  [sym__type_level_declaration] = "_type_level_declaration",
  [sym__local_declaration] = "_local_declaration",
  [sym__local_property_declaration] = "property_declaration",
  [sym__local_typealias_declaration] = "typealias_declaration",
  [sym__local_function_declaration] = "function_declaration",
  [sym__local_class_declaration] = "class_declaration",
  [sym_import_declaration] = "import_declaration",
  [sym__import_kind] = "_import_kind",
  [sym_protocol_property_declaration] = "protocol_property_declaration",
  [sym_protocol_property_requirements] = "protocol_property_requirements",
  [sym_property_declaration] = "property_declaration",
  [sym__modifierless_property_declaration] = "_modifierless_property_declaration",
  [sym__single_modifierless_property_declaration] = "_single_modifierless_property_declaration",
  [sym__expression_with_willset_didset] = "_expression_with_willset_didset",
  [sym__expression_without_willset_didset] = "_expression_without_willset_didset",
  [sym_willset_didset_block] = "willset_didset_block",
  [sym_willset_clause] = "willset_clause",
  [sym_didset_clause] = "didset_clause",
  [sym_typealias_declaration] = "typealias_declaration",
  [sym__modifierless_typealias_declaration] = "_modifierless_typealias_declaration",
  [sym_function_declaration] = "function_declaration",
  [sym__modifierless_function_declaration] = "_modifierless_function_declaration",
  [sym__bodyless_function_declaration] = "_bodyless_function_declaration",
  [sym__modifierless_function_declaration_no_body] = "_modifierless_function_declaration_no_body",
  [sym_function_body] = "function_body",
  [sym_macro_declaration] = "macro_declaration",
  [sym__macro_head] = "_macro_head",
  [sym__macro_signature] = "_macro_signature",
  [sym_macro_definition] = "macro_definition",
  [sym_external_macro_definition] = "external_macro_definition",
  [sym_class_declaration] = "class_declaration",
  [sym__modifierless_class_declaration] = "_modifierless_class_declaration",
  [sym_class_body] = "class_body",
  [sym__inheritance_specifiers] = "_inheritance_specifiers",
  [sym_inheritance_specifier] = "inheritance_specifier",
  [sym__annotated_inheritance_specifier] = "_annotated_inheritance_specifier",
  [sym_type_parameters] = "type_parameters",
  [sym_type_parameter] = "type_parameter",
  [sym__type_parameter_possibly_packed] = "_type_parameter_possibly_packed",
  [sym_type_constraints] = "type_constraints",
  [sym_type_constraint] = "type_constraint",
  [sym_inheritance_constraint] = "inheritance_constraint",
  [sym_equality_constraint] = "equality_constraint",
  [sym__constrained_type] = "_constrained_type",
  [sym__class_member_separator] = "_class_member_separator",
  [sym__class_member_declarations] = "_class_member_declarations",
  [aux_sym__function_value_parameters] = "_function_value_parameters",
  [sym__function_value_parameter] = "_function_value_parameter",
  [sym_parameter] = "parameter",
  [sym__non_constructor_function_decl] = "_non_constructor_function_decl",
  [sym__referenceable_operator] = "_referenceable_operator",
  [sym__equal_sign] = "_equal_sign",
  [sym__eq_eq] = "_eq_eq",
  [sym__dot] = "_dot",
  [sym__arrow_operator] = "_arrow_operator",
  [sym__conjunction_operator] = "_conjunction_operator",
  [sym__disjunction_operator] = "_disjunction_operator",
  [sym__nil_coalescing_operator] = "_nil_coalescing_operator",
  [sym__as] = "_as",
  [sym__as_quest] = "_as_quest",
  [sym__as_bang] = "_as_bang",
  [sym__hash_symbol] = "_hash_symbol",
  [sym_bang] = "bang",
  [sym__async_keyword] = "_async_keyword",
  [sym__async_modifier] = "_async_modifier",
  [sym_throws] = "throws",
  [sym_enum_class_body] = "enum_class_body",
  [sym_enum_entry] = "enum_entry",
  [sym__enum_entry_suffix] = "_enum_entry_suffix",
  [sym_enum_type_parameters] = "enum_type_parameters",
  [sym_protocol_declaration] = "protocol_declaration",
  [sym_protocol_body] = "protocol_body",
  [sym__protocol_member_declarations] = "_protocol_member_declarations",
  [sym__protocol_member_declaration] = "_protocol_member_declaration",
  [sym_init_declaration] = "init_declaration",
  [sym_deinit_declaration] = "deinit_declaration",
  [sym_subscript_declaration] = "subscript_declaration",
  [sym_computed_property] = "computed_property",
  [sym_computed_getter] = "computed_getter",
  [sym_computed_modify] = "computed_modify",
  [sym_computed_setter] = "computed_setter",
  [sym_getter_specifier] = "getter_specifier",
  [sym_setter_specifier] = "setter_specifier",
  [sym_modify_specifier] = "modify_specifier",
  [aux_sym__getter_effects] = "_getter_effects",
  [sym_operator_declaration] = "operator_declaration",
  [sym_deprecated_operator_declaration_body] = "deprecated_operator_declaration_body",
  [sym_precedence_group_declaration] = "precedence_group_declaration",
  [sym_precedence_group_attributes] = "precedence_group_attributes",
  [sym_precedence_group_attribute] = "precedence_group_attribute",
  [sym_associatedtype_declaration] = "associatedtype_declaration",
  [sym_attribute] = "attribute",
  [sym__attribute_argument] = "_attribute_argument",
  [sym__universally_allowed_pattern] = "_universally_allowed_pattern",
  [sym__bound_identifier] = "_bound_identifier",
  [sym__binding_pattern_no_expr] = "_binding_pattern_no_expr",
  [sym__no_expr_pattern_already_bound] = "_no_expr_pattern_already_bound",
  [sym__binding_pattern_with_expr] = "pattern",
  [sym__direct_or_indirect_binding] = "_direct_or_indirect_binding",
  [sym_value_binding_pattern] = "value_binding_pattern",
  [sym__possibly_async_binding_pattern_kind] = "_possibly_async_binding_pattern_kind",
  [sym__binding_kind_and_pattern] = "_binding_kind_and_pattern",
  [sym__tuple_pattern_item] = "_tuple_pattern_item",
  [sym__tuple_pattern] = "_tuple_pattern",
  [sym__case_pattern] = "_case_pattern",
  [sym__type_casting_pattern] = "_type_casting_pattern",
  [sym__binding_pattern] = "_binding_pattern",
  [sym_modifiers] = "modifiers",
  [aux_sym__locally_permitted_modifiers] = "_locally_permitted_modifiers",
  [sym_parameter_modifiers] = "parameter_modifiers",
  [sym__non_local_scope_modifier] = "_non_local_scope_modifier",
  [sym__locally_permitted_modifier] = "_locally_permitted_modifier",
  [sym_property_behavior_modifier] = "property_behavior_modifier",
  [sym_type_modifiers] = "type_modifiers",
  [sym_member_modifier] = "member_modifier",
  [sym_visibility_modifier] = "visibility_modifier",
  [sym_type_parameter_modifiers] = "type_parameter_modifiers",
  [sym_function_modifier] = "function_modifier",
  [sym_mutation_modifier] = "mutation_modifier",
  [sym_property_modifier] = "property_modifier",
  [sym_inheritance_modifier] = "inheritance_modifier",
  [sym_parameter_modifier] = "parameter_modifier",
  [sym_ownership_modifier] = "ownership_modifier",
  [sym__parameter_ownership_modifier] = "_parameter_ownership_modifier",
  [sym_directive] = "directive",
  [sym__compilation_condition] = "_compilation_condition",
  [sym_diagnostic] = "diagnostic",
  [aux_sym_source_file_repeat1] = "source_file_repeat1",
  [aux_sym_identifier_repeat1] = "identifier_repeat1",
  [aux_sym_line_string_literal_repeat1] = "line_string_literal_repeat1",
  [aux_sym_multi_line_string_literal_repeat1] = "multi_line_string_literal_repeat1",
  [aux_sym_raw_string_literal_repeat1] = "raw_string_literal_repeat1",
  [aux_sym__interpolation_contents_repeat1] = "_interpolation_contents_repeat1",
  [aux_sym_user_type_repeat1] = "user_type_repeat1",
  [aux_sym_tuple_type_repeat1] = "tuple_type_repeat1",
  [aux_sym_optional_type_repeat1] = "optional_type_repeat1",
  [aux_sym_protocol_composition_type_repeat1] = "protocol_composition_type_repeat1",
  [aux_sym__constructor_value_arguments_repeat1] = "_constructor_value_arguments_repeat1",
  [aux_sym__fn_call_lambda_arguments_repeat1] = "_fn_call_lambda_arguments_repeat1",
  [aux_sym_type_arguments_repeat1] = "type_arguments_repeat1",
  [aux_sym_value_argument_repeat1] = "value_argument_repeat1",
  [aux_sym_tuple_expression_repeat1] = "tuple_expression_repeat1",
  [aux_sym_array_literal_repeat1] = "array_literal_repeat1",
  [aux_sym_dictionary_literal_repeat1] = "dictionary_literal_repeat1",
  [aux_sym_playground_literal_repeat1] = "playground_literal_repeat1",
  [aux_sym__lambda_type_declaration_repeat1] = "_lambda_type_declaration_repeat1",
  [aux_sym_capture_list_repeat1] = "capture_list_repeat1",
  [aux_sym_lambda_function_type_parameters_repeat1] = "lambda_function_type_parameters_repeat1",
  [aux_sym_if_statement_repeat1] = "if_statement_repeat1",
  [aux_sym_switch_statement_repeat1] = "switch_statement_repeat1",
  [aux_sym_switch_entry_repeat1] = "switch_entry_repeat1",
  [aux_sym_do_statement_repeat1] = "do_statement_repeat1",
  [aux_sym_key_path_expression_repeat1] = "key_path_expression_repeat1",
  [aux_sym__key_path_component_repeat1] = "_key_path_component_repeat1",
  [aux_sym_statements_repeat1] = "statements_repeat1",
  [aux_sym_repeat_while_statement_repeat1] = "repeat_while_statement_repeat1",
  [aux_sym_availability_condition_repeat1] = "availability_condition_repeat1",
  [aux_sym__availability_argument_repeat1] = "_availability_argument_repeat1",
  [aux_sym_protocol_property_requirements_repeat1] = "protocol_property_requirements_repeat1",
  [aux_sym__modifierless_property_declaration_repeat1] = "_modifierless_property_declaration_repeat1",
  [aux_sym__inheritance_specifiers_repeat1] = "_inheritance_specifiers_repeat1",
  [aux_sym_type_parameters_repeat1] = "type_parameters_repeat1",
  [aux_sym_type_constraints_repeat1] = "type_constraints_repeat1",
  [aux_sym__constrained_type_repeat1] = "_constrained_type_repeat1",
  [aux_sym__class_member_declarations_repeat1] = "_class_member_declarations_repeat1",
  [aux_sym__function_value_parameters_repeat1] = "_function_value_parameters_repeat1",
  [aux_sym_enum_class_body_repeat1] = "enum_class_body_repeat1",
  [aux_sym_enum_entry_repeat1] = "enum_entry_repeat1",
  [aux_sym_enum_type_parameters_repeat1] = "enum_type_parameters_repeat1",
  [aux_sym__protocol_member_declarations_repeat1] = "_protocol_member_declarations_repeat1",
  [aux_sym_computed_property_repeat1] = "computed_property_repeat1",
  [aux_sym_deprecated_operator_declaration_body_repeat1] = "deprecated_operator_declaration_body_repeat1",
  [aux_sym_precedence_group_attributes_repeat1] = "precedence_group_attributes_repeat1",
  [aux_sym_attribute_repeat1] = "attribute_repeat1",
  [aux_sym__attribute_argument_repeat1] = "_attribute_argument_repeat1",
  [aux_sym__attribute_argument_repeat2] = "_attribute_argument_repeat2",
  [aux_sym__tuple_pattern_repeat1] = "_tuple_pattern_repeat1",
  [aux_sym_modifiers_repeat1] = "modifiers_repeat1",
  [aux_sym_parameter_modifiers_repeat1] = "parameter_modifiers_repeat1",
  [alias_sym__expression] = "_expression",
  [alias_sym_fully_open_range] = "fully_open_range",
  [alias_sym_interpolated_expression] = "interpolated_expression",
  [alias_sym_protocol_function_declaration] = "protocol_function_declaration",
  [alias_sym_type_identifier] = "type_identifier",
};

static const TSSymbol ts_symbol_map[] = {
  [ts_builtin_sym_end] = ts_builtin_sym_end,
  [anon_sym_BANG] = anon_sym_BANG,
  [aux_sym_shebang_line_token1] = aux_sym_shebang_line_token1,
  [sym_comment] = sym_comment,
  [aux_sym_simple_identifier_token1] = aux_sym_simple_identifier_token1,
  [aux_sym_simple_identifier_token2] = aux_sym_simple_identifier_token2,
  [aux_sym_simple_identifier_token3] = aux_sym_simple_identifier_token3,
  [aux_sym_simple_identifier_token4] = aux_sym_simple_identifier_token4,
  [anon_sym_actor] = anon_sym_actor,
  [anon_sym_async] = anon_sym_async,
  [anon_sym_each] = anon_sym_each,
  [anon_sym_lazy] = anon_sym_lazy,
  [anon_sym_repeat] = anon_sym_repeat,
  [anon_sym_package] = anon_sym_package,
  [anon_sym_nil] = anon_sym_nil,
  [sym_real_literal] = sym_real_literal,
  [sym_integer_literal] = sym_integer_literal,
  [sym_hex_literal] = sym_hex_literal,
  [sym_oct_literal] = sym_oct_literal,
  [sym_bin_literal] = sym_bin_literal,
  [anon_sym_true] = anon_sym_true,
  [anon_sym_false] = anon_sym_false,
  [anon_sym_DQUOTE] = anon_sym_DQUOTE,
  [aux_sym_line_str_text_token1] = aux_sym_line_str_text_token1,
  [anon_sym_BSLASH] = anon_sym_BSLASH,
  [anon_sym_u] = anon_sym_u,
  [aux_sym__uni_character_literal_token1] = aux_sym__uni_character_literal_token1,
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = anon_sym_DQUOTE_DQUOTE_DQUOTE,
  [anon_sym_RPAREN] = anon_sym_RPAREN,
  [sym_raw_str_interpolation_start] = sym_raw_str_interpolation_start,
  [anon_sym_BSLASH_LPAREN] = anon_sym_BSLASH_LPAREN,
  [anon_sym_COMMA] = anon_sym_COMMA,
  [sym__escaped_identifier] = sym__escaped_identifier,
  [aux_sym__extended_regex_literal_token1] = aux_sym__extended_regex_literal_token1,
  [aux_sym__multiline_regex_literal_token1] = aux_sym__multiline_regex_literal_token1,
  [aux_sym__multiline_regex_literal_token2] = aux_sym__multiline_regex_literal_token2,
  [sym__oneline_regex_literal] = sym__oneline_regex_literal,
  [anon_sym_COLON] = anon_sym_COLON,
  [anon_sym_BANG2] = anon_sym_BANG,
  [anon_sym_LPAREN] = anon_sym_LPAREN,
  [anon_sym_LBRACK] = anon_sym_LBRACK,
  [anon_sym_RBRACK] = anon_sym_RBRACK,
  [anon_sym_DOT] = anon_sym_DOT,
  [anon_sym_Type] = anon_sym_Type,
  [anon_sym_Protocol] = anon_sym_Protocol,
  [anon_sym_QMARK] = anon_sym_QMARK,
  [anon_sym_QMARK2] = anon_sym_QMARK,
  [anon_sym_some] = anon_sym_some,
  [anon_sym_any] = anon_sym_any,
  [anon_sym_AMP] = anon_sym_AMP,
  [anon_sym_TILDE] = anon_sym_TILDE,
  [anon_sym_if] = anon_sym_if,
  [anon_sym_switch] = anon_sym_switch,
  [anon_sym_selector] = anon_sym_selector,
  [anon_sym_getter_COLON] = anon_sym_getter_COLON,
  [anon_sym_setter_COLON] = anon_sym_setter_COLON,
  [aux_sym_custom_operator_token1] = aux_sym_custom_operator_token1,
  [anon_sym_LT] = anon_sym_LT,
  [anon_sym_GT] = anon_sym_GT,
  [anon_sym_await] = anon_sym_await,
  [anon_sym_file] = anon_sym_file,
  [anon_sym_fileID] = anon_sym_fileID,
  [anon_sym_filePath] = anon_sym_filePath,
  [anon_sym_line] = anon_sym_line,
  [anon_sym_column] = anon_sym_column,
  [anon_sym_function] = anon_sym_function,
  [anon_sym_dsohandle] = anon_sym_dsohandle,
  [anon_sym_colorLiteral] = anon_sym_colorLiteral,
  [anon_sym_fileLiteral] = anon_sym_fileLiteral,
  [anon_sym_imageLiteral] = anon_sym_imageLiteral,
  [anon_sym_LBRACE] = anon_sym_LBRACE,
  [anon_sym_CARET_LBRACE] = anon_sym_CARET_LBRACE,
  [anon_sym_RBRACE] = anon_sym_RBRACE,
  [anon_sym_in] = anon_sym_in,
  [anon_sym_self] = anon_sym_self,
  [anon_sym_super] = anon_sym_super,
  [anon_sym_guard] = anon_sym_guard,
  [anon_sym_case] = anon_sym_case,
  [anon_sym_fallthrough] = anon_sym_fallthrough,
  [anon_sym_do] = anon_sym_do,
  [anon_sym_keyPath] = anon_sym_keyPath,
  [anon_sym_try] = anon_sym_try,
  [anon_sym_PLUS_EQ] = anon_sym_PLUS_EQ,
  [anon_sym_DASH_EQ] = anon_sym_DASH_EQ,
  [anon_sym_STAR_EQ] = anon_sym_STAR_EQ,
  [anon_sym_SLASH_EQ] = anon_sym_SLASH_EQ,
  [anon_sym_PERCENT_EQ] = anon_sym_PERCENT_EQ,
  [anon_sym_BANG_EQ] = anon_sym_BANG_EQ,
  [anon_sym_BANG_EQ_EQ] = anon_sym_BANG_EQ_EQ,
  [anon_sym_EQ_EQ_EQ] = anon_sym_EQ_EQ_EQ,
  [anon_sym_LT_EQ] = anon_sym_LT_EQ,
  [anon_sym_GT_EQ] = anon_sym_GT_EQ,
  [anon_sym_DOT_DOT_DOT] = anon_sym_DOT_DOT_DOT,
  [anon_sym_DOT_DOT_LT] = anon_sym_DOT_DOT_LT,
  [anon_sym_is] = anon_sym_is,
  [anon_sym_PLUS] = anon_sym_PLUS,
  [anon_sym_DASH] = anon_sym_DASH,
  [anon_sym_STAR] = anon_sym_STAR,
  [anon_sym_SLASH] = anon_sym_SLASH,
  [anon_sym_PERCENT] = anon_sym_PERCENT,
  [anon_sym_PLUS_PLUS] = anon_sym_PLUS_PLUS,
  [anon_sym_DASH_DASH] = anon_sym_DASH_DASH,
  [anon_sym_PIPE] = anon_sym_PIPE,
  [anon_sym_CARET] = anon_sym_CARET,
  [anon_sym_LT_LT] = anon_sym_LT_LT,
  [anon_sym_GT_GT] = anon_sym_GT_GT,
  [sym_statement_label] = sym_statement_label,
  [anon_sym_for] = anon_sym_for,
  [anon_sym_while] = anon_sym_while,
  [sym_throw_keyword] = sym_throw_keyword,
  [anon_sym_return] = anon_sym_return,
  [anon_sym_continue] = anon_sym_continue,
  [anon_sym_break] = anon_sym_break,
  [anon_sym_yield] = anon_sym_yield,
  [anon_sym_available] = anon_sym_available,
  [anon_sym_unavailable] = anon_sym_unavailable,
  [anon_sym_import] = anon_sym_import,
  [anon_sym_typealias] = anon_sym_typealias,
  [anon_sym_struct] = anon_sym_struct,
  [anon_sym_class] = anon_sym_class,
  [anon_sym_enum] = anon_sym_enum,
  [anon_sym_protocol] = anon_sym_protocol,
  [anon_sym_let] = anon_sym_let,
  [anon_sym_var] = anon_sym_var,
  [anon_sym_func] = anon_sym_func,
  [anon_sym_willSet] = anon_sym_willSet,
  [anon_sym_didSet] = anon_sym_didSet,
  [anon_sym_macro] = anon_sym_macro,
  [anon_sym_externalMacro] = anon_sym_externalMacro,
  [anon_sym_extension] = anon_sym_extension,
  [anon_sym_indirect] = anon_sym_indirect,
  [anon_sym_SEMI] = anon_sym_SEMI,
  [anon_sym_init] = anon_sym_init,
  [anon_sym_deinit] = anon_sym_deinit,
  [anon_sym_subscript] = anon_sym_subscript,
  [anon_sym_get] = anon_sym_get,
  [anon_sym_set] = anon_sym_set,
  [anon_sym__modify] = anon_sym__modify,
  [anon_sym_prefix] = anon_sym_prefix,
  [anon_sym_infix] = anon_sym_infix,
  [anon_sym_postfix] = anon_sym_postfix,
  [anon_sym_operator] = anon_sym_operator,
  [anon_sym_precedencegroup] = anon_sym_precedencegroup,
  [anon_sym_associatedtype] = anon_sym_associatedtype,
  [anon_sym_AT] = anon_sym_AT,
  [sym_wildcard_pattern] = sym_wildcard_pattern,
  [anon_sym_override] = anon_sym_override,
  [anon_sym_convenience] = anon_sym_convenience,
  [anon_sym_required] = anon_sym_required,
  [anon_sym_nonisolated] = anon_sym_nonisolated,
  [anon_sym_public] = anon_sym_public,
  [anon_sym_private] = anon_sym_private,
  [anon_sym_internal] = anon_sym_internal,
  [anon_sym_fileprivate] = anon_sym_fileprivate,
  [anon_sym_open] = anon_sym_open,
  [anon_sym_mutating] = anon_sym_mutating,
  [anon_sym_nonmutating] = anon_sym_nonmutating,
  [anon_sym_static] = anon_sym_static,
  [anon_sym_dynamic] = anon_sym_dynamic,
  [anon_sym_optional] = anon_sym_optional,
  [anon_sym_distributed] = anon_sym_distributed,
  [anon_sym_final] = anon_sym_final,
  [anon_sym_inout] = anon_sym_inout,
  [anon_sym_ATescaping] = anon_sym_ATescaping,
  [anon_sym_ATautoclosure] = anon_sym_ATautoclosure,
  [anon_sym_weak] = anon_sym_weak,
  [anon_sym_unowned] = anon_sym_unowned,
  [anon_sym_unowned_LPARENsafe_RPAREN] = anon_sym_unowned_LPARENsafe_RPAREN,
  [anon_sym_unowned_LPARENunsafe_RPAREN] = anon_sym_unowned_LPARENunsafe_RPAREN,
  [anon_sym_borrowing] = anon_sym_borrowing,
  [anon_sym_consuming] = anon_sym_consuming,
  [anon_sym_os] = anon_sym_os,
  [anon_sym_arch] = anon_sym_arch,
  [anon_sym_swift] = anon_sym_swift,
  [anon_sym_compiler] = anon_sym_compiler,
  [anon_sym_canImport] = anon_sym_canImport,
  [anon_sym_targetEnvironment] = anon_sym_targetEnvironment,
  [aux_sym_diagnostic_token1] = aux_sym_diagnostic_token1,
  [aux_sym_diagnostic_token2] = aux_sym_diagnostic_token2,
  [aux_sym_diagnostic_token3] = aux_sym_diagnostic_token3,
  [sym_multiline_comment] = sym_multiline_comment,
  [sym_raw_str_part] = sym_raw_str_part,
  [sym_raw_str_continuing_indicator] = sym_raw_str_continuing_indicator,
  [sym_raw_str_end_part] = sym_raw_str_end_part,
  [sym__implicit_semi] = sym__implicit_semi,
  [sym__explicit_semi] = sym__explicit_semi,
  [sym__arrow_operator_custom] = sym__arrow_operator_custom,
  [sym__dot_custom] = anon_sym_DOT,
  [sym__conjunction_operator_custom] = sym__conjunction_operator_custom,
  [sym__disjunction_operator_custom] = sym__disjunction_operator_custom,
  [sym__nil_coalescing_operator_custom] = sym__nil_coalescing_operator_custom,
  [sym__eq_custom] = sym__eq_custom,
  [sym__eq_eq_custom] = sym__eq_eq_custom,
  [sym__plus_then_ws] = anon_sym_PLUS,
  [sym__minus_then_ws] = anon_sym_DASH,
  [sym__bang_custom] = sym__bang_custom,
  [sym__throws_keyword] = sym__throws_keyword,
  [sym__rethrows_keyword] = sym__rethrows_keyword,
  [sym_default_keyword] = sym_default_keyword,
  [sym_where_keyword] = sym_where_keyword,
  [sym_else] = sym_else,
  [sym_catch_keyword] = sym_catch_keyword,
  [sym__as_custom] = sym__as_custom,
  [sym__as_quest_custom] = sym__as_quest_custom,
  [sym__as_bang_custom] = sym__as_bang_custom,
  [sym__async_keyword_custom] = anon_sym_async,
  [sym__custom_operator] = sym__custom_operator,
  [sym__hash_symbol_custom] = sym__hash_symbol_custom,
  [sym__directive_if] = sym__directive_if,
  [sym__directive_elseif] = sym__directive_elseif,
  [sym__directive_else] = sym__directive_else,
  [sym__directive_endif] = sym__directive_endif,
  [sym__fake_try_bang] = sym__fake_try_bang,
  [sym_source_file] = sym_source_file,
  [sym__semi] = sym__semi,
  [sym_shebang_line] = sym_shebang_line,
  [sym_simple_identifier] = sym_simple_identifier,
  [sym__contextual_simple_identifier] = sym__contextual_simple_identifier,
  [sym_identifier] = sym_identifier,
  [sym__basic_literal] = sym__basic_literal,
  [sym_boolean_literal] = sym_boolean_literal,
  [sym__string_literal] = sym__string_literal,
  [sym_line_string_literal] = sym_line_string_literal,
  [sym__line_string_content] = sym__line_string_content,
  [sym_line_str_text] = sym_line_str_text,
  [sym_str_escaped_char] = sym_str_escaped_char,
  [sym__uni_character_literal] = sym__uni_character_literal,
  [sym_multi_line_string_literal] = sym_multi_line_string_literal,
  [sym_raw_string_literal] = sym_raw_string_literal,
  [sym_raw_str_interpolation] = sym_raw_str_interpolation,
  [sym__multi_line_string_content] = sym__multi_line_string_content,
  [sym__interpolation] = sym__interpolation,
  [sym__interpolation_contents] = sym__interpolation_contents,
  [sym_multi_line_str_text] = sym_multi_line_str_text,
  [sym_regex_literal] = sym_regex_literal,
  [sym__extended_regex_literal] = sym__extended_regex_literal,
  [sym__multiline_regex_literal] = sym__multiline_regex_literal,
  [sym_type_annotation] = sym_type_annotation,
  [sym__possibly_implicitly_unwrapped_type] = sym__possibly_implicitly_unwrapped_type,
  [sym__type] = sym__type,
  [sym__unannotated_type] = sym__unannotated_type,
  [sym_user_type] = sym_user_type,
  [sym__simple_user_type] = sym__simple_user_type,
  [sym_tuple_type] = sym_tuple_type,
  [sym_tuple_type_item] = sym_tuple_type_item,
  [sym__tuple_type_item_identifier] = sym__tuple_type_item_identifier,
  [sym_function_type] = sym_function_type,
  [sym_array_type] = sym_array_type,
  [sym_dictionary_type] = sym_dictionary_type,
  [sym_optional_type] = sym_optional_type,
  [sym_metatype] = sym_metatype,
  [sym__quest] = sym__quest,
  [sym__immediate_quest] = anon_sym_QMARK,
  [sym_opaque_type] = sym_opaque_type,
  [sym_existential_type] = sym_existential_type,
  [sym_type_parameter_pack] = sym_type_parameter_pack,
  [sym_type_pack_expansion] = sym_type_pack_expansion,
  [sym_protocol_composition_type] = sym_protocol_composition_type,
  [sym_suppressed_constraint] = sym_suppressed_constraint,
  [sym__expression] = sym__expression,
  [sym__unary_expression] = sym__unary_expression,
  [sym_postfix_expression] = sym_postfix_expression,
  [sym_constructor_expression] = sym_constructor_expression,
  [sym__parenthesized_type] = sym__parenthesized_type,
  [sym_navigation_expression] = sym_navigation_expression,
  [sym__navigable_type_expression] = sym__navigable_type_expression,
  [sym_open_start_range_expression] = sym_open_start_range_expression,
  [sym__range_operator] = sym__range_operator,
  [sym_open_end_range_expression] = sym_open_end_range_expression,
  [sym_prefix_expression] = sym_prefix_expression,
  [sym_as_expression] = sym_as_expression,
  [sym_selector_expression] = sym_selector_expression,
  [sym__binary_expression] = sym__binary_expression,
  [sym_multiplicative_expression] = sym_multiplicative_expression,
  [sym_additive_expression] = sym_additive_expression,
  [sym_range_expression] = sym_range_expression,
  [sym_infix_expression] = sym_infix_expression,
  [sym_nil_coalescing_expression] = sym_nil_coalescing_expression,
  [sym_check_expression] = sym_check_expression,
  [sym_comparison_expression] = sym_comparison_expression,
  [sym_equality_expression] = sym_equality_expression,
  [sym_conjunction_expression] = sym_conjunction_expression,
  [sym_disjunction_expression] = sym_disjunction_expression,
  [sym_bitwise_operation] = sym_bitwise_operation,
  [sym_custom_operator] = sym_custom_operator,
  [sym_navigation_suffix] = sym_navigation_suffix,
  [sym_call_suffix] = sym_call_suffix,
  [sym_constructor_suffix] = sym_constructor_suffix,
  [sym__constructor_value_arguments] = sym_value_arguments,
  [sym__fn_call_lambda_arguments] = sym__fn_call_lambda_arguments,
  [sym_type_arguments] = sym_type_arguments,
  [sym_value_arguments] = sym_value_arguments,
  [sym_value_argument_label] = sym_value_argument_label,
  [sym_value_argument] = sym_value_argument,
  [sym_try_expression] = sym_try_expression,
  [sym_await_expression] = sym_await_expression,
  [sym__await_operator] = sym__await_operator,
  [sym_ternary_expression] = sym_ternary_expression,
  [sym__expr_hack_at_ternary_binary_suffix] = sym__expr_hack_at_ternary_binary_suffix,
  [sym_expr_hack_at_ternary_binary_call] = sym_call_expression,
  [sym_expr_hack_at_ternary_binary_call_suffix] = sym_call_suffix,
  [sym_call_expression] = sym_call_expression,
  [sym_macro_invocation] = sym_macro_invocation,
  [sym__primary_expression] = sym__primary_expression,
  [sym_tuple_expression] = sym_tuple_expression,
  [sym_array_literal] = sym_array_literal,
  [sym_dictionary_literal] = sym_dictionary_literal,
  [sym__dictionary_literal_item] = sym__dictionary_literal_item,
  [sym_special_literal] = sym_special_literal,
  [sym_playground_literal] = sym_playground_literal,
  [sym_lambda_literal] = sym_lambda_literal,
  [sym__lambda_type_declaration] = sym__lambda_type_declaration,
  [sym_capture_list] = sym_capture_list,
  [sym_capture_list_item] = sym_capture_list_item,
  [sym_lambda_function_type] = sym_lambda_function_type,
  [sym_lambda_function_type_parameters] = sym_lambda_function_type_parameters,
  [sym_lambda_parameter] = sym_lambda_parameter,
  [sym_self_expression] = sym_self_expression,
  [sym_super_expression] = sym_super_expression,
  [sym__else_options] = sym__else_options,
  [sym_if_statement] = sym_if_statement,
  [sym__if_condition_sequence_item] = sym__if_condition_sequence_item,
  [sym__if_let_binding] = sym__if_let_binding,
  [sym_guard_statement] = sym_guard_statement,
  [sym_switch_statement] = sym_switch_statement,
  [sym_switch_entry] = sym_switch_entry,
  [sym_switch_pattern] = sym_switch_pattern,
  [sym_do_statement] = sym_do_statement,
  [sym_catch_block] = sym_catch_block,
  [sym_where_clause] = sym_where_clause,
  [sym_key_path_expression] = sym_key_path_expression,
  [sym_key_path_string_expression] = sym_key_path_string_expression,
  [sym__key_path_component] = sym__key_path_component,
  [sym__key_path_postfixes] = sym__key_path_postfixes,
  [sym_try_operator] = sym_try_operator,
  [sym__try_operator_type] = sym__try_operator_type,
  [sym__assignment_and_operator] = sym__assignment_and_operator,
  [sym__equality_operator] = sym__equality_operator,
  [sym__comparison_operator] = sym__comparison_operator,
  [sym__three_dot_operator] = sym__three_dot_operator,
  [sym__open_ended_range_operator] = sym__open_ended_range_operator,
  [sym__is_operator] = sym__is_operator,
  [sym__additive_operator] = sym__additive_operator,
  [sym__multiplicative_operator] = sym__multiplicative_operator,
  [sym_as_operator] = sym_as_operator,
  [sym__prefix_unary_operator] = sym__prefix_unary_operator,
  [sym__bitwise_binary_operator] = sym__bitwise_binary_operator,
  [sym__postfix_unary_operator] = sym__postfix_unary_operator,
  [sym_directly_assignable_expression] = sym_directly_assignable_expression,
  [sym_statements] = sym_statements,
  [sym__local_statement] = sym__local_statement,
  [sym__top_level_statement] = sym__top_level_statement,
  [sym__block] = sym__block,
  [sym__labeled_statement] = sym__labeled_statement,
  [sym_for_statement] = sym_for_statement,
  [sym__for_statement_collection] = sym__for_statement_collection,
  [sym_for_statement_await] = sym_await_expression,
  [sym_while_statement] = sym_while_statement,
  [sym_repeat_while_statement] = sym_repeat_while_statement,
  [sym_control_transfer_statement] = sym_control_transfer_statement,
  [sym__throw_statement] = sym__throw_statement,
  [sym__optionally_valueful_control_keyword] = sym__optionally_valueful_control_keyword,
  [sym_assignment] = sym_assignment,
  [sym_value_parameter_pack] = sym_value_parameter_pack,
  [sym_value_pack_expansion] = sym_value_pack_expansion,
  [sym_availability_condition] = sym_availability_condition,
  [sym__availability_argument] = sym__availability_argument,
  [sym__global_declaration] = sym__global_declaration,
  [sym__type_level_declaration] = sym__type_level_declaration,
  [sym__local_declaration] = sym__local_declaration,
  [sym__local_property_declaration] = sym_property_declaration,
  [sym__local_typealias_declaration] = sym_typealias_declaration,
  [sym__local_function_declaration] = sym_function_declaration,
  [sym__local_class_declaration] = sym_class_declaration,
  [sym_import_declaration] = sym_import_declaration,
  [sym__import_kind] = sym__import_kind,
  [sym_protocol_property_declaration] = sym_protocol_property_declaration,
  [sym_protocol_property_requirements] = sym_protocol_property_requirements,
  [sym_property_declaration] = sym_property_declaration,
  [sym__modifierless_property_declaration] = sym__modifierless_property_declaration,
  [sym__single_modifierless_property_declaration] = sym__single_modifierless_property_declaration,
  [sym__expression_with_willset_didset] = sym__expression_with_willset_didset,
  [sym__expression_without_willset_didset] = sym__expression_without_willset_didset,
  [sym_willset_didset_block] = sym_willset_didset_block,
  [sym_willset_clause] = sym_willset_clause,
  [sym_didset_clause] = sym_didset_clause,
  [sym_typealias_declaration] = sym_typealias_declaration,
  [sym__modifierless_typealias_declaration] = sym__modifierless_typealias_declaration,
  [sym_function_declaration] = sym_function_declaration,
  [sym__modifierless_function_declaration] = sym__modifierless_function_declaration,
  [sym__bodyless_function_declaration] = sym__bodyless_function_declaration,
  [sym__modifierless_function_declaration_no_body] = sym__modifierless_function_declaration_no_body,
  [sym_function_body] = sym_function_body,
  [sym_macro_declaration] = sym_macro_declaration,
  [sym__macro_head] = sym__macro_head,
  [sym__macro_signature] = sym__macro_signature,
  [sym_macro_definition] = sym_macro_definition,
  [sym_external_macro_definition] = sym_external_macro_definition,
  [sym_class_declaration] = sym_class_declaration,
  [sym__modifierless_class_declaration] = sym__modifierless_class_declaration,
  [sym_class_body] = sym_class_body,
  [sym__inheritance_specifiers] = sym__inheritance_specifiers,
  [sym_inheritance_specifier] = sym_inheritance_specifier,
  [sym__annotated_inheritance_specifier] = sym__annotated_inheritance_specifier,
  [sym_type_parameters] = sym_type_parameters,
  [sym_type_parameter] = sym_type_parameter,
  [sym__type_parameter_possibly_packed] = sym__type_parameter_possibly_packed,
  [sym_type_constraints] = sym_type_constraints,
  [sym_type_constraint] = sym_type_constraint,
  [sym_inheritance_constraint] = sym_inheritance_constraint,
  [sym_equality_constraint] = sym_equality_constraint,
  [sym__constrained_type] = sym__constrained_type,
  [sym__class_member_separator] = sym__class_member_separator,
  [sym__class_member_declarations] = sym__class_member_declarations,
  [aux_sym__function_value_parameters] = aux_sym__function_value_parameters,
  [sym__function_value_parameter] = sym__function_value_parameter,
  [sym_parameter] = sym_parameter,
  [sym__non_constructor_function_decl] = sym__non_constructor_function_decl,
  [sym__referenceable_operator] = sym__referenceable_operator,
  [sym__equal_sign] = sym__equal_sign,
  [sym__eq_eq] = sym__eq_eq,
  [sym__dot] = sym__dot,
  [sym__arrow_operator] = sym__arrow_operator,
  [sym__conjunction_operator] = sym__conjunction_operator,
  [sym__disjunction_operator] = sym__disjunction_operator,
  [sym__nil_coalescing_operator] = sym__nil_coalescing_operator,
  [sym__as] = sym__as,
  [sym__as_quest] = sym__as_quest,
  [sym__as_bang] = sym__as_bang,
  [sym__hash_symbol] = sym__hash_symbol,
  [sym_bang] = sym_bang,
  [sym__async_keyword] = sym__async_keyword,
  [sym__async_modifier] = sym__async_modifier,
  [sym_throws] = sym_throws,
  [sym_enum_class_body] = sym_enum_class_body,
  [sym_enum_entry] = sym_enum_entry,
  [sym__enum_entry_suffix] = sym__enum_entry_suffix,
  [sym_enum_type_parameters] = sym_enum_type_parameters,
  [sym_protocol_declaration] = sym_protocol_declaration,
  [sym_protocol_body] = sym_protocol_body,
  [sym__protocol_member_declarations] = sym__protocol_member_declarations,
  [sym__protocol_member_declaration] = sym__protocol_member_declaration,
  [sym_init_declaration] = sym_init_declaration,
  [sym_deinit_declaration] = sym_deinit_declaration,
  [sym_subscript_declaration] = sym_subscript_declaration,
  [sym_computed_property] = sym_computed_property,
  [sym_computed_getter] = sym_computed_getter,
  [sym_computed_modify] = sym_computed_modify,
  [sym_computed_setter] = sym_computed_setter,
  [sym_getter_specifier] = sym_getter_specifier,
  [sym_setter_specifier] = sym_setter_specifier,
  [sym_modify_specifier] = sym_modify_specifier,
  [aux_sym__getter_effects] = aux_sym__getter_effects,
  [sym_operator_declaration] = sym_operator_declaration,
  [sym_deprecated_operator_declaration_body] = sym_deprecated_operator_declaration_body,
  [sym_precedence_group_declaration] = sym_precedence_group_declaration,
  [sym_precedence_group_attributes] = sym_precedence_group_attributes,
  [sym_precedence_group_attribute] = sym_precedence_group_attribute,
  [sym_associatedtype_declaration] = sym_associatedtype_declaration,
  [sym_attribute] = sym_attribute,
  [sym__attribute_argument] = sym__attribute_argument,
  [sym__universally_allowed_pattern] = sym__universally_allowed_pattern,
  [sym__bound_identifier] = sym__bound_identifier,
  [sym__binding_pattern_no_expr] = sym__binding_pattern_no_expr,
  [sym__no_expr_pattern_already_bound] = sym__no_expr_pattern_already_bound,
  [sym__binding_pattern_with_expr] = sym__binding_pattern_with_expr,
  [sym__direct_or_indirect_binding] = sym__direct_or_indirect_binding,
  [sym_value_binding_pattern] = sym_value_binding_pattern,
  [sym__possibly_async_binding_pattern_kind] = sym__possibly_async_binding_pattern_kind,
  [sym__binding_kind_and_pattern] = sym__binding_kind_and_pattern,
  [sym__tuple_pattern_item] = sym__tuple_pattern_item,
  [sym__tuple_pattern] = sym__tuple_pattern,
  [sym__case_pattern] = sym__case_pattern,
  [sym__type_casting_pattern] = sym__type_casting_pattern,
  [sym__binding_pattern] = sym__binding_pattern,
  [sym_modifiers] = sym_modifiers,
  [aux_sym__locally_permitted_modifiers] = aux_sym__locally_permitted_modifiers,
  [sym_parameter_modifiers] = sym_parameter_modifiers,
  [sym__non_local_scope_modifier] = sym__non_local_scope_modifier,
  [sym__locally_permitted_modifier] = sym__locally_permitted_modifier,
  [sym_property_behavior_modifier] = sym_property_behavior_modifier,
  [sym_type_modifiers] = sym_type_modifiers,
  [sym_member_modifier] = sym_member_modifier,
  [sym_visibility_modifier] = sym_visibility_modifier,
  [sym_type_parameter_modifiers] = sym_type_parameter_modifiers,
  [sym_function_modifier] = sym_function_modifier,
  [sym_mutation_modifier] = sym_mutation_modifier,
  [sym_property_modifier] = sym_property_modifier,
  [sym_inheritance_modifier] = sym_inheritance_modifier,
  [sym_parameter_modifier] = sym_parameter_modifier,
  [sym_ownership_modifier] = sym_ownership_modifier,
  [sym__parameter_ownership_modifier] = sym__parameter_ownership_modifier,
  [sym_directive] = sym_directive,
  [sym__compilation_condition] = sym__compilation_condition,
  [sym_diagnostic] = sym_diagnostic,
  [aux_sym_source_file_repeat1] = aux_sym_source_file_repeat1,
  [aux_sym_identifier_repeat1] = aux_sym_identifier_repeat1,
  [aux_sym_line_string_literal_repeat1] = aux_sym_line_string_literal_repeat1,
  [aux_sym_multi_line_string_literal_repeat1] = aux_sym_multi_line_string_literal_repeat1,
  [aux_sym_raw_string_literal_repeat1] = aux_sym_raw_string_literal_repeat1,
  [aux_sym__interpolation_contents_repeat1] = aux_sym__interpolation_contents_repeat1,
  [aux_sym_user_type_repeat1] = aux_sym_user_type_repeat1,
  [aux_sym_tuple_type_repeat1] = aux_sym_tuple_type_repeat1,
  [aux_sym_optional_type_repeat1] = aux_sym_optional_type_repeat1,
  [aux_sym_protocol_composition_type_repeat1] = aux_sym_protocol_composition_type_repeat1,
  [aux_sym__constructor_value_arguments_repeat1] = aux_sym__constructor_value_arguments_repeat1,
  [aux_sym__fn_call_lambda_arguments_repeat1] = aux_sym__fn_call_lambda_arguments_repeat1,
  [aux_sym_type_arguments_repeat1] = aux_sym_type_arguments_repeat1,
  [aux_sym_value_argument_repeat1] = aux_sym_value_argument_repeat1,
  [aux_sym_tuple_expression_repeat1] = aux_sym_tuple_expression_repeat1,
  [aux_sym_array_literal_repeat1] = aux_sym_array_literal_repeat1,
  [aux_sym_dictionary_literal_repeat1] = aux_sym_dictionary_literal_repeat1,
  [aux_sym_playground_literal_repeat1] = aux_sym_playground_literal_repeat1,
  [aux_sym__lambda_type_declaration_repeat1] = aux_sym__lambda_type_declaration_repeat1,
  [aux_sym_capture_list_repeat1] = aux_sym_capture_list_repeat1,
  [aux_sym_lambda_function_type_parameters_repeat1] = aux_sym_lambda_function_type_parameters_repeat1,
  [aux_sym_if_statement_repeat1] = aux_sym_if_statement_repeat1,
  [aux_sym_switch_statement_repeat1] = aux_sym_switch_statement_repeat1,
  [aux_sym_switch_entry_repeat1] = aux_sym_switch_entry_repeat1,
  [aux_sym_do_statement_repeat1] = aux_sym_do_statement_repeat1,
  [aux_sym_key_path_expression_repeat1] = aux_sym_key_path_expression_repeat1,
  [aux_sym__key_path_component_repeat1] = aux_sym__key_path_component_repeat1,
  [aux_sym_statements_repeat1] = aux_sym_statements_repeat1,
  [aux_sym_repeat_while_statement_repeat1] = aux_sym_repeat_while_statement_repeat1,
  [aux_sym_availability_condition_repeat1] = aux_sym_availability_condition_repeat1,
  [aux_sym__availability_argument_repeat1] = aux_sym__availability_argument_repeat1,
  [aux_sym_protocol_property_requirements_repeat1] = aux_sym_protocol_property_requirements_repeat1,
  [aux_sym__modifierless_property_declaration_repeat1] = aux_sym__modifierless_property_declaration_repeat1,
  [aux_sym__inheritance_specifiers_repeat1] = aux_sym__inheritance_specifiers_repeat1,
  [aux_sym_type_parameters_repeat1] = aux_sym_type_parameters_repeat1,
  [aux_sym_type_constraints_repeat1] = aux_sym_type_constraints_repeat1,
  [aux_sym__constrained_type_repeat1] = aux_sym__constrained_type_repeat1,
  [aux_sym__class_member_declarations_repeat1] = aux_sym__class_member_declarations_repeat1,
  [aux_sym__function_value_parameters_repeat1] = aux_sym__function_value_parameters_repeat1,
  [aux_sym_enum_class_body_repeat1] = aux_sym_enum_class_body_repeat1,
  [aux_sym_enum_entry_repeat1] = aux_sym_enum_entry_repeat1,
  [aux_sym_enum_type_parameters_repeat1] = aux_sym_enum_type_parameters_repeat1,
  [aux_sym__protocol_member_declarations_repeat1] = aux_sym__protocol_member_declarations_repeat1,
  [aux_sym_computed_property_repeat1] = aux_sym_computed_property_repeat1,
  [aux_sym_deprecated_operator_declaration_body_repeat1] = aux_sym_deprecated_operator_declaration_body_repeat1,
  [aux_sym_precedence_group_attributes_repeat1] = aux_sym_precedence_group_attributes_repeat1,
  [aux_sym_attribute_repeat1] = aux_sym_attribute_repeat1,
  [aux_sym__attribute_argument_repeat1] = aux_sym__attribute_argument_repeat1,
  [aux_sym__attribute_argument_repeat2] = aux_sym__attribute_argument_repeat2,
  [aux_sym__tuple_pattern_repeat1] = aux_sym__tuple_pattern_repeat1,
  [aux_sym_modifiers_repeat1] = aux_sym_modifiers_repeat1,
  [aux_sym_parameter_modifiers_repeat1] = aux_sym_parameter_modifiers_repeat1,
  [alias_sym__expression] = alias_sym__expression,
  [alias_sym_fully_open_range] = alias_sym_fully_open_range,
  [alias_sym_interpolated_expression] = alias_sym_interpolated_expression,
  [alias_sym_protocol_function_declaration] = alias_sym_protocol_function_declaration,
  [alias_sym_type_identifier] = alias_sym_type_identifier,
};

static const TSSymbolMetadata ts_symbol_metadata[] = {
  [ts_builtin_sym_end] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_BANG] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_shebang_line_token1] = {
    .visible = false,
    .named = false,
  },
  [sym_comment] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_simple_identifier_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_simple_identifier_token2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_simple_identifier_token3] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_simple_identifier_token4] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_actor] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_async] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_each] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_lazy] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_repeat] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_package] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_nil] = {
    .visible = true,
    .named = false,
  },
  [sym_real_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_integer_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_hex_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_oct_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_bin_literal] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_true] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_false] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_line_str_text_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_BSLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_u] = {
    .visible = true,
    .named = false,
  },
  [aux_sym__uni_character_literal_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_DQUOTE_DQUOTE_DQUOTE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [sym_raw_str_interpolation_start] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_BSLASH_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_COMMA] = {
    .visible = true,
    .named = false,
  },
  [sym__escaped_identifier] = {
    .visible = false,
    .named = true,
  },
  [aux_sym__extended_regex_literal_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__multiline_regex_literal_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__multiline_regex_literal_token2] = {
    .visible = false,
    .named = false,
  },
  [sym__oneline_regex_literal] = {
    .visible = false,
    .named = true,
  },
  [anon_sym_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_Type] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_Protocol] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_QMARK2] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_some] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_any] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AMP] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_TILDE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_if] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_switch] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_selector] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_getter_COLON] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_setter_COLON] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_custom_operator_token1] = {
    .visible = false,
    .named = false,
  },
  [anon_sym_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_await] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_file] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fileID] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_filePath] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_line] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_column] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_function] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_dsohandle] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_colorLiteral] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fileLiteral] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_imageLiteral] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_CARET_LBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_RBRACE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_in] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_self] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_super] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_guard] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_case] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fallthrough] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_do] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_keyPath] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_try] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_BANG_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_EQ_EQ_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_EQ] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT_DOT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DOT_DOT_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_is] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_STAR] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SLASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PERCENT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PLUS_PLUS] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_DASH_DASH] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_PIPE] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_CARET] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_LT_LT] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_GT_GT] = {
    .visible = true,
    .named = false,
  },
  [sym_statement_label] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_for] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_while] = {
    .visible = true,
    .named = false,
  },
  [sym_throw_keyword] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_return] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_continue] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_break] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_yield] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_available] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unavailable] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_import] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_typealias] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_struct] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_class] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_enum] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_protocol] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_let] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_var] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_func] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_willSet] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_didSet] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_macro] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_externalMacro] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_extension] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_indirect] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_SEMI] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_init] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_deinit] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_subscript] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_get] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_set] = {
    .visible = true,
    .named = false,
  },
  [anon_sym__modify] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_prefix] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_infix] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_postfix] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_operator] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_precedencegroup] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_associatedtype] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_AT] = {
    .visible = true,
    .named = false,
  },
  [sym_wildcard_pattern] = {
    .visible = true,
    .named = true,
  },
  [anon_sym_override] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_convenience] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_required] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_nonisolated] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_public] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_private] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_internal] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_fileprivate] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_open] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_mutating] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_nonmutating] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_static] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_dynamic] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_optional] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_distributed] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_final] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_inout] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_ATescaping] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_ATautoclosure] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_weak] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unowned] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unowned_LPARENsafe_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_unowned_LPARENunsafe_RPAREN] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_borrowing] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_consuming] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_os] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_arch] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_swift] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_compiler] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_canImport] = {
    .visible = true,
    .named = false,
  },
  [anon_sym_targetEnvironment] = {
    .visible = true,
    .named = false,
  },
  [aux_sym_diagnostic_token1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_diagnostic_token2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_diagnostic_token3] = {
    .visible = false,
    .named = false,
  },
  [sym_multiline_comment] = {
    .visible = true,
    .named = true,
  },
  [sym_raw_str_part] = {
    .visible = true,
    .named = true,
  },
  [sym_raw_str_continuing_indicator] = {
    .visible = true,
    .named = true,
  },
  [sym_raw_str_end_part] = {
    .visible = true,
    .named = true,
  },
  [sym__implicit_semi] = {
    .visible = false,
    .named = true,
  },
  [sym__explicit_semi] = {
    .visible = false,
    .named = true,
  },
  [sym__arrow_operator_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__dot_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__conjunction_operator_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__disjunction_operator_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__nil_coalescing_operator_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__eq_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__eq_eq_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__plus_then_ws] = {
    .visible = true,
    .named = false,
  },
  [sym__minus_then_ws] = {
    .visible = true,
    .named = false,
  },
  [sym__bang_custom] = {
    .visible = false,
    .named = true,
  },
  [sym__throws_keyword] = {
    .visible = false,
    .named = true,
  },
  [sym__rethrows_keyword] = {
    .visible = false,
    .named = true,
  },
  [sym_default_keyword] = {
    .visible = true,
    .named = true,
  },
  [sym_where_keyword] = {
    .visible = true,
    .named = true,
  },
  [sym_else] = {
    .visible = true,
    .named = true,
  },
  [sym_catch_keyword] = {
    .visible = true,
    .named = true,
  },
  [sym__as_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__as_quest_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__as_bang_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__async_keyword_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__custom_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__hash_symbol_custom] = {
    .visible = true,
    .named = false,
  },
  [sym__directive_if] = {
    .visible = true,
    .named = false,
  },
  [sym__directive_elseif] = {
    .visible = true,
    .named = false,
  },
  [sym__directive_else] = {
    .visible = true,
    .named = false,
  },
  [sym__directive_endif] = {
    .visible = true,
    .named = false,
  },
  [sym__fake_try_bang] = {
    .visible = false,
    .named = true,
  },
  [sym_source_file] = {
    .visible = true,
    .named = true,
  },
  [sym__semi] = {
    .visible = false,
    .named = true,
  },
  [sym_shebang_line] = {
    .visible = true,
    .named = true,
  },
  [sym_simple_identifier] = {
    .visible = true,
    .named = true,
  },
  [sym__contextual_simple_identifier] = {
    .visible = false,
    .named = true,
  },
  [sym_identifier] = {
    .visible = true,
    .named = true,
  },
  [sym__basic_literal] = {
    .visible = false,
    .named = true,
  },
  [sym_boolean_literal] = {
    .visible = true,
    .named = true,
  },
  [sym__string_literal] = {
    .visible = false,
    .named = true,
  },
  [sym_line_string_literal] = {
    .visible = true,
    .named = true,
  },
  [sym__line_string_content] = {
    .visible = false,
    .named = true,
  },
  [sym_line_str_text] = {
    .visible = true,
    .named = true,
  },
  [sym_str_escaped_char] = {
    .visible = true,
    .named = true,
  },
  [sym__uni_character_literal] = {
    .visible = false,
    .named = true,
  },
  [sym_multi_line_string_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_raw_string_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_raw_str_interpolation] = {
    .visible = true,
    .named = true,
  },
  [sym__multi_line_string_content] = {
    .visible = false,
    .named = true,
  },
  [sym__interpolation] = {
    .visible = false,
    .named = true,
  },
  [sym__interpolation_contents] = {
    .visible = false,
    .named = true,
  },
  [sym_multi_line_str_text] = {
    .visible = true,
    .named = true,
  },
  [sym_regex_literal] = {
    .visible = true,
    .named = true,
  },
  [sym__extended_regex_literal] = {
    .visible = false,
    .named = true,
  },
  [sym__multiline_regex_literal] = {
    .visible = false,
    .named = true,
  },
  [sym_type_annotation] = {
    .visible = true,
    .named = true,
  },
  [sym__possibly_implicitly_unwrapped_type] = {
    .visible = false,
    .named = true,
  },
  [sym__type] = {
    .visible = false,
    .named = true,
  },
  [sym__unannotated_type] = {
    .visible = false,
    .named = true,
  },
  [sym_user_type] = {
    .visible = true,
    .named = true,
  },
  [sym__simple_user_type] = {
    .visible = false,
    .named = true,
  },
  [sym_tuple_type] = {
    .visible = true,
    .named = true,
  },
  [sym_tuple_type_item] = {
    .visible = true,
    .named = true,
  },
  [sym__tuple_type_item_identifier] = {
    .visible = false,
    .named = true,
  },
  [sym_function_type] = {
    .visible = true,
    .named = true,
  },
  [sym_array_type] = {
    .visible = true,
    .named = true,
  },
  [sym_dictionary_type] = {
    .visible = true,
    .named = true,
  },
  [sym_optional_type] = {
    .visible = true,
    .named = true,
  },
  [sym_metatype] = {
    .visible = true,
    .named = true,
  },
  [sym__quest] = {
    .visible = false,
    .named = true,
  },
  [sym__immediate_quest] = {
    .visible = true,
    .named = false,
  },
  [sym_opaque_type] = {
    .visible = true,
    .named = true,
  },
  [sym_existential_type] = {
    .visible = true,
    .named = true,
  },
  [sym_type_parameter_pack] = {
    .visible = true,
    .named = true,
  },
  [sym_type_pack_expansion] = {
    .visible = true,
    .named = true,
  },
  [sym_protocol_composition_type] = {
    .visible = true,
    .named = true,
  },
  [sym_suppressed_constraint] = {
    .visible = true,
    .named = true,
  },
  [sym__expression] = {
    .visible = false,
    .named = true,
  },
  [sym__unary_expression] = {
    .visible = false,
    .named = true,
  },
  [sym_postfix_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_constructor_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__parenthesized_type] = {
    .visible = false,
    .named = true,
  },
  [sym_navigation_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__navigable_type_expression] = {
    .visible = false,
    .named = true,
  },
  [sym_open_start_range_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__range_operator] = {
    .visible = false,
    .named = true,
  },
  [sym_open_end_range_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_prefix_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_as_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_selector_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__binary_expression] = {
    .visible = false,
    .named = true,
  },
  [sym_multiplicative_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_additive_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_range_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_infix_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_nil_coalescing_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_check_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_comparison_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_equality_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_conjunction_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_disjunction_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_bitwise_operation] = {
    .visible = true,
    .named = true,
  },
  [sym_custom_operator] = {
    .visible = true,
    .named = true,
  },
  [sym_navigation_suffix] = {
    .visible = true,
    .named = true,
  },
  [sym_call_suffix] = {
    .visible = true,
    .named = true,
  },
  [sym_constructor_suffix] = {
    .visible = true,
    .named = true,
  },
  [sym__constructor_value_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym__fn_call_lambda_arguments] = {
    .visible = false,
    .named = true,
  },
  [sym_type_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_value_arguments] = {
    .visible = true,
    .named = true,
  },
  [sym_value_argument_label] = {
    .visible = true,
    .named = true,
  },
  [sym_value_argument] = {
    .visible = true,
    .named = true,
  },
  [sym_try_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_await_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__await_operator] = {
    .visible = false,
    .named = true,
  },
  [sym_ternary_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__expr_hack_at_ternary_binary_suffix] = {
    .visible = false,
    .named = true,
  },
  [sym_expr_hack_at_ternary_binary_call] = {
    .visible = true,
    .named = true,
  },
  [sym_expr_hack_at_ternary_binary_call_suffix] = {
    .visible = true,
    .named = true,
  },
  [sym_call_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_macro_invocation] = {
    .visible = true,
    .named = true,
  },
  [sym__primary_expression] = {
    .visible = false,
    .named = true,
  },
  [sym_tuple_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_array_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_dictionary_literal] = {
    .visible = true,
    .named = true,
  },
  [sym__dictionary_literal_item] = {
    .visible = false,
    .named = true,
  },
  [sym_special_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_playground_literal] = {
    .visible = true,
    .named = true,
  },
  [sym_lambda_literal] = {
    .visible = true,
    .named = true,
  },
  [sym__lambda_type_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym_capture_list] = {
    .visible = true,
    .named = true,
  },
  [sym_capture_list_item] = {
    .visible = true,
    .named = true,
  },
  [sym_lambda_function_type] = {
    .visible = true,
    .named = true,
  },
  [sym_lambda_function_type_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_lambda_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym_self_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_super_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__else_options] = {
    .visible = false,
    .named = true,
  },
  [sym_if_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__if_condition_sequence_item] = {
    .visible = false,
    .named = true,
  },
  [sym__if_let_binding] = {
    .visible = false,
    .named = true,
  },
  [sym_guard_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_entry] = {
    .visible = true,
    .named = true,
  },
  [sym_switch_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym_do_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_catch_block] = {
    .visible = true,
    .named = true,
  },
  [sym_where_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_key_path_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_key_path_string_expression] = {
    .visible = true,
    .named = true,
  },
  [sym__key_path_component] = {
    .visible = false,
    .named = true,
  },
  [sym__key_path_postfixes] = {
    .visible = false,
    .named = true,
  },
  [sym_try_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__try_operator_type] = {
    .visible = false,
    .named = true,
  },
  [sym__assignment_and_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__equality_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__comparison_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__three_dot_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__open_ended_range_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__is_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__additive_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__multiplicative_operator] = {
    .visible = false,
    .named = true,
  },
  [sym_as_operator] = {
    .visible = true,
    .named = true,
  },
  [sym__prefix_unary_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__bitwise_binary_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__postfix_unary_operator] = {
    .visible = false,
    .named = true,
  },
  [sym_directly_assignable_expression] = {
    .visible = true,
    .named = true,
  },
  [sym_statements] = {
    .visible = true,
    .named = true,
  },
  [sym__local_statement] = {
    .visible = false,
    .named = true,
  },
  [sym__top_level_statement] = {
    .visible = false,
    .named = true,
  },
  [sym__block] = {
    .visible = false,
    .named = true,
  },
  [sym__labeled_statement] = {
    .visible = false,
    .named = true,
  },
  [sym_for_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__for_statement_collection] = {
    .visible = false,
    .named = true,
  },
  [sym_for_statement_await] = {
    .visible = true,
    .named = true,
  },
  [sym_while_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_repeat_while_statement] = {
    .visible = true,
    .named = true,
  },
  [sym_control_transfer_statement] = {
    .visible = true,
    .named = true,
  },
  [sym__throw_statement] = {
    .visible = false,
    .named = true,
  },
  [sym__optionally_valueful_control_keyword] = {
    .visible = false,
    .named = true,
  },
  [sym_assignment] = {
    .visible = true,
    .named = true,
  },
  [sym_value_parameter_pack] = {
    .visible = true,
    .named = true,
  },
  [sym_value_pack_expansion] = {
    .visible = true,
    .named = true,
  },
  [sym_availability_condition] = {
    .visible = true,
    .named = true,
  },
  [sym__availability_argument] = {
    .visible = false,
    .named = true,
  },
  [sym__global_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym__type_level_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym__local_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym__local_property_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__local_typealias_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__local_function_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__local_class_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_import_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__import_kind] = {
    .visible = false,
    .named = true,
  },
  [sym_protocol_property_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_protocol_property_requirements] = {
    .visible = true,
    .named = true,
  },
  [sym_property_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__modifierless_property_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym__single_modifierless_property_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym__expression_with_willset_didset] = {
    .visible = false,
    .named = true,
  },
  [sym__expression_without_willset_didset] = {
    .visible = false,
    .named = true,
  },
  [sym_willset_didset_block] = {
    .visible = true,
    .named = true,
  },
  [sym_willset_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_didset_clause] = {
    .visible = true,
    .named = true,
  },
  [sym_typealias_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__modifierless_typealias_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym_function_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__modifierless_function_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym__bodyless_function_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym__modifierless_function_declaration_no_body] = {
    .visible = false,
    .named = true,
  },
  [sym_function_body] = {
    .visible = true,
    .named = true,
  },
  [sym_macro_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__macro_head] = {
    .visible = false,
    .named = true,
  },
  [sym__macro_signature] = {
    .visible = false,
    .named = true,
  },
  [sym_macro_definition] = {
    .visible = true,
    .named = true,
  },
  [sym_external_macro_definition] = {
    .visible = true,
    .named = true,
  },
  [sym_class_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym__modifierless_class_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym_class_body] = {
    .visible = true,
    .named = true,
  },
  [sym__inheritance_specifiers] = {
    .visible = false,
    .named = true,
  },
  [sym_inheritance_specifier] = {
    .visible = true,
    .named = true,
  },
  [sym__annotated_inheritance_specifier] = {
    .visible = false,
    .named = true,
  },
  [sym_type_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_type_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym__type_parameter_possibly_packed] = {
    .visible = false,
    .named = true,
  },
  [sym_type_constraints] = {
    .visible = true,
    .named = true,
  },
  [sym_type_constraint] = {
    .visible = true,
    .named = true,
  },
  [sym_inheritance_constraint] = {
    .visible = true,
    .named = true,
  },
  [sym_equality_constraint] = {
    .visible = true,
    .named = true,
  },
  [sym__constrained_type] = {
    .visible = false,
    .named = true,
  },
  [sym__class_member_separator] = {
    .visible = false,
    .named = true,
  },
  [sym__class_member_declarations] = {
    .visible = false,
    .named = true,
  },
  [aux_sym__function_value_parameters] = {
    .visible = false,
    .named = false,
  },
  [sym__function_value_parameter] = {
    .visible = false,
    .named = true,
  },
  [sym_parameter] = {
    .visible = true,
    .named = true,
  },
  [sym__non_constructor_function_decl] = {
    .visible = false,
    .named = true,
  },
  [sym__referenceable_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__equal_sign] = {
    .visible = false,
    .named = true,
  },
  [sym__eq_eq] = {
    .visible = false,
    .named = true,
  },
  [sym__dot] = {
    .visible = false,
    .named = true,
  },
  [sym__arrow_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__conjunction_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__disjunction_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__nil_coalescing_operator] = {
    .visible = false,
    .named = true,
  },
  [sym__as] = {
    .visible = false,
    .named = true,
  },
  [sym__as_quest] = {
    .visible = false,
    .named = true,
  },
  [sym__as_bang] = {
    .visible = false,
    .named = true,
  },
  [sym__hash_symbol] = {
    .visible = false,
    .named = true,
  },
  [sym_bang] = {
    .visible = true,
    .named = true,
  },
  [sym__async_keyword] = {
    .visible = false,
    .named = true,
  },
  [sym__async_modifier] = {
    .visible = false,
    .named = true,
  },
  [sym_throws] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_class_body] = {
    .visible = true,
    .named = true,
  },
  [sym_enum_entry] = {
    .visible = true,
    .named = true,
  },
  [sym__enum_entry_suffix] = {
    .visible = false,
    .named = true,
  },
  [sym_enum_type_parameters] = {
    .visible = true,
    .named = true,
  },
  [sym_protocol_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_protocol_body] = {
    .visible = true,
    .named = true,
  },
  [sym__protocol_member_declarations] = {
    .visible = false,
    .named = true,
  },
  [sym__protocol_member_declaration] = {
    .visible = false,
    .named = true,
  },
  [sym_init_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_deinit_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_subscript_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_computed_property] = {
    .visible = true,
    .named = true,
  },
  [sym_computed_getter] = {
    .visible = true,
    .named = true,
  },
  [sym_computed_modify] = {
    .visible = true,
    .named = true,
  },
  [sym_computed_setter] = {
    .visible = true,
    .named = true,
  },
  [sym_getter_specifier] = {
    .visible = true,
    .named = true,
  },
  [sym_setter_specifier] = {
    .visible = true,
    .named = true,
  },
  [sym_modify_specifier] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__getter_effects] = {
    .visible = false,
    .named = false,
  },
  [sym_operator_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_deprecated_operator_declaration_body] = {
    .visible = true,
    .named = true,
  },
  [sym_precedence_group_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_precedence_group_attributes] = {
    .visible = true,
    .named = true,
  },
  [sym_precedence_group_attribute] = {
    .visible = true,
    .named = true,
  },
  [sym_associatedtype_declaration] = {
    .visible = true,
    .named = true,
  },
  [sym_attribute] = {
    .visible = true,
    .named = true,
  },
  [sym__attribute_argument] = {
    .visible = false,
    .named = true,
  },
  [sym__universally_allowed_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__bound_identifier] = {
    .visible = false,
    .named = true,
  },
  [sym__binding_pattern_no_expr] = {
    .visible = false,
    .named = true,
  },
  [sym__no_expr_pattern_already_bound] = {
    .visible = false,
    .named = true,
  },
  [sym__binding_pattern_with_expr] = {
    .visible = true,
    .named = true,
  },
  [sym__direct_or_indirect_binding] = {
    .visible = false,
    .named = true,
  },
  [sym_value_binding_pattern] = {
    .visible = true,
    .named = true,
  },
  [sym__possibly_async_binding_pattern_kind] = {
    .visible = false,
    .named = true,
  },
  [sym__binding_kind_and_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__tuple_pattern_item] = {
    .visible = false,
    .named = true,
  },
  [sym__tuple_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__case_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__type_casting_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym__binding_pattern] = {
    .visible = false,
    .named = true,
  },
  [sym_modifiers] = {
    .visible = true,
    .named = true,
  },
  [aux_sym__locally_permitted_modifiers] = {
    .visible = false,
    .named = false,
  },
  [sym_parameter_modifiers] = {
    .visible = true,
    .named = true,
  },
  [sym__non_local_scope_modifier] = {
    .visible = false,
    .named = true,
  },
  [sym__locally_permitted_modifier] = {
    .visible = false,
    .named = true,
  },
  [sym_property_behavior_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_type_modifiers] = {
    .visible = true,
    .named = true,
  },
  [sym_member_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_visibility_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_type_parameter_modifiers] = {
    .visible = true,
    .named = true,
  },
  [sym_function_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_mutation_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_property_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_inheritance_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_parameter_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym_ownership_modifier] = {
    .visible = true,
    .named = true,
  },
  [sym__parameter_ownership_modifier] = {
    .visible = false,
    .named = true,
  },
  [sym_directive] = {
    .visible = true,
    .named = true,
  },
  [sym__compilation_condition] = {
    .visible = false,
    .named = true,
  },
  [sym_diagnostic] = {
    .visible = true,
    .named = true,
  },
  [aux_sym_source_file_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_identifier_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_line_string_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_multi_line_string_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_raw_string_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__interpolation_contents_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_user_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_tuple_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_optional_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_protocol_composition_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__constructor_value_arguments_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__fn_call_lambda_arguments_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_arguments_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_value_argument_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_tuple_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_array_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_dictionary_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_playground_literal_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__lambda_type_declaration_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_capture_list_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_lambda_function_type_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_if_statement_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_switch_statement_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_switch_entry_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_do_statement_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_key_path_expression_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__key_path_component_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_statements_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_repeat_while_statement_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_availability_condition_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__availability_argument_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_protocol_property_requirements_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__modifierless_property_declaration_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__inheritance_specifiers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_type_constraints_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__constrained_type_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__class_member_declarations_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__function_value_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_enum_class_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_enum_entry_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_enum_type_parameters_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__protocol_member_declarations_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_computed_property_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_deprecated_operator_declaration_body_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_precedence_group_attributes_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_attribute_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__attribute_argument_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__attribute_argument_repeat2] = {
    .visible = false,
    .named = false,
  },
  [aux_sym__tuple_pattern_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_modifiers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [aux_sym_parameter_modifiers_repeat1] = {
    .visible = false,
    .named = false,
  },
  [alias_sym__expression] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_fully_open_range] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_interpolated_expression] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_protocol_function_declaration] = {
    .visible = true,
    .named = true,
  },
  [alias_sym_type_identifier] = {
    .visible = true,
    .named = true,
  },
};

enum ts_field_identifiers {
  field_body = 1,
  field_bound_identifier = 2,
  field_captures = 3,
  field_collection = 4,
  field_computed_value = 5,
  field_condition = 6,
  field_constrained_type = 7,
  field_constructed_type = 8,
  field_data_contents = 9,
  field_declaration_kind = 10,
  field_default_value = 11,
  field_definition = 12,
  field_element = 13,
  field_end = 14,
  field_error = 15,
  field_expr = 16,
  field_external_name = 17,
  field_if_false = 18,
  field_if_nil = 19,
  field_if_true = 20,
  field_inherits_from = 21,
  field_interpolation = 22,
  field_item = 23,
  field_key = 24,
  field_lhs = 25,
  field_must_equal = 26,
  field_must_inherit = 27,
  field_mutability = 28,
  field_name = 29,
  field_op = 30,
  field_operation = 31,
  field_operator = 32,
  field_params = 33,
  field_raw_value = 34,
  field_reference_specifier = 35,
  field_result = 36,
  field_return_type = 37,
  field_rhs = 38,
  field_start = 39,
  field_suffix = 40,
  field_suppressed = 41,
  field_target = 42,
  field_text = 43,
  field_type = 44,
  field_value = 45,
  field_wrapped = 46,
};

static const char * const ts_field_names[] = {
  [0] = NULL,
  [field_body] = "body",
  [field_bound_identifier] = "bound_identifier",
  [field_captures] = "captures",
  [field_collection] = "collection",
  [field_computed_value] = "computed_value",
  [field_condition] = "condition",
  [field_constrained_type] = "constrained_type",
  [field_constructed_type] = "constructed_type",
  [field_data_contents] = "data_contents",
  [field_declaration_kind] = "declaration_kind",
  [field_default_value] = "default_value",
  [field_definition] = "definition",
  [field_element] = "element",
  [field_end] = "end",
  [field_error] = "error",
  [field_expr] = "expr",
  [field_external_name] = "external_name",
  [field_if_false] = "if_false",
  [field_if_nil] = "if_nil",
  [field_if_true] = "if_true",
  [field_inherits_from] = "inherits_from",
  [field_interpolation] = "interpolation",
  [field_item] = "item",
  [field_key] = "key",
  [field_lhs] = "lhs",
  [field_must_equal] = "must_equal",
  [field_must_inherit] = "must_inherit",
  [field_mutability] = "mutability",
  [field_name] = "name",
  [field_op] = "op",
  [field_operation] = "operation",
  [field_operator] = "operator",
  [field_params] = "params",
  [field_raw_value] = "raw_value",
  [field_reference_specifier] = "reference_specifier",
  [field_result] = "result",
  [field_return_type] = "return_type",
  [field_rhs] = "rhs",
  [field_start] = "start",
  [field_suffix] = "suffix",
  [field_suppressed] = "suppressed",
  [field_target] = "target",
  [field_text] = "text",
  [field_type] = "type",
  [field_value] = "value",
  [field_wrapped] = "wrapped",
};

static const TSFieldMapSlice ts_field_map_slices[PRODUCTION_ID_COUNT] = {
  [1] = {.index = 0, .length = 1},
  [2] = {.index = 1, .length = 1},
  [5] = {.index = 2, .length = 3},
  [6] = {.index = 5, .length = 2},
  [7] = {.index = 7, .length = 3},
  [8] = {.index = 10, .length = 3},
  [9] = {.index = 13, .length = 2},
  [10] = {.index = 15, .length = 1},
  [11] = {.index = 16, .length = 1},
  [12] = {.index = 17, .length = 1},
  [13] = {.index = 18, .length = 2},
  [14] = {.index = 20, .length = 4},
  [15] = {.index = 24, .length = 1},
  [16] = {.index = 25, .length = 1},
  [17] = {.index = 26, .length = 1},
  [18] = {.index = 27, .length = 3},
  [19] = {.index = 30, .length = 1},
  [20] = {.index = 31, .length = 2},
  [21] = {.index = 30, .length = 1},
  [22] = {.index = 33, .length = 1},
  [23] = {.index = 34, .length = 2},
  [24] = {.index = 36, .length = 1},
  [25] = {.index = 37, .length = 2},
  [26] = {.index = 39, .length = 3},
  [27] = {.index = 42, .length = 1},
  [28] = {.index = 43, .length = 1},
  [29] = {.index = 44, .length = 2},
  [30] = {.index = 44, .length = 2},
  [31] = {.index = 46, .length = 4},
  [32] = {.index = 50, .length = 2},
  [33] = {.index = 52, .length = 3},
  [34] = {.index = 55, .length = 3},
  [35] = {.index = 58, .length = 2},
  [36] = {.index = 60, .length = 3},
  [37] = {.index = 63, .length = 3},
  [38] = {.index = 66, .length = 4},
  [40] = {.index = 70, .length = 1},
  [41] = {.index = 71, .length = 1},
  [42] = {.index = 72, .length = 1},
  [43] = {.index = 73, .length = 3},
  [44] = {.index = 76, .length = 2},
  [45] = {.index = 78, .length = 1},
  [46] = {.index = 79, .length = 1},
  [47] = {.index = 80, .length = 2},
  [48] = {.index = 82, .length = 1},
  [49] = {.index = 83, .length = 2},
  [50] = {.index = 85, .length = 1},
  [51] = {.index = 86, .length = 2},
  [52] = {.index = 88, .length = 2},
  [53] = {.index = 90, .length = 3},
  [54] = {.index = 93, .length = 2},
  [55] = {.index = 95, .length = 1},
  [56] = {.index = 96, .length = 1},
  [57] = {.index = 97, .length = 1},
  [58] = {.index = 98, .length = 4},
  [59] = {.index = 102, .length = 1},
  [60] = {.index = 103, .length = 2},
  [61] = {.index = 73, .length = 3},
  [62] = {.index = 105, .length = 2},
  [63] = {.index = 107, .length = 3},
  [64] = {.index = 110, .length = 2},
  [65] = {.index = 112, .length = 3},
  [66] = {.index = 115, .length = 3},
  [67] = {.index = 118, .length = 4},
  [68] = {.index = 122, .length = 3},
  [69] = {.index = 125, .length = 1},
  [70] = {.index = 126, .length = 2},
  [71] = {.index = 128, .length = 3},
  [72] = {.index = 131, .length = 1},
  [73] = {.index = 132, .length = 1},
  [74] = {.index = 133, .length = 2},
  [75] = {.index = 135, .length = 6},
  [76] = {.index = 141, .length = 4},
  [77] = {.index = 145, .length = 4},
  [78] = {.index = 149, .length = 3},
  [79] = {.index = 152, .length = 1},
  [80] = {.index = 153, .length = 1},
  [81] = {.index = 154, .length = 1},
  [82] = {.index = 155, .length = 2},
  [83] = {.index = 157, .length = 1},
  [84] = {.index = 158, .length = 2},
  [85] = {.index = 160, .length = 1},
  [86] = {.index = 161, .length = 3},
  [87] = {.index = 164, .length = 3},
  [88] = {.index = 167, .length = 4},
  [89] = {.index = 171, .length = 3},
  [90] = {.index = 174, .length = 2},
  [91] = {.index = 176, .length = 3},
  [92] = {.index = 179, .length = 2},
  [93] = {.index = 181, .length = 2},
  [94] = {.index = 183, .length = 2},
  [95] = {.index = 185, .length = 4},
  [96] = {.index = 189, .length = 4},
  [97] = {.index = 193, .length = 6},
  [98] = {.index = 199, .length = 6},
  [99] = {.index = 205, .length = 3},
  [100] = {.index = 208, .length = 2},
  [101] = {.index = 210, .length = 2},
  [102] = {.index = 212, .length = 1},
  [103] = {.index = 213, .length = 1},
  [104] = {.index = 214, .length = 2},
  [105] = {.index = 216, .length = 3},
  [106] = {.index = 219, .length = 3},
  [107] = {.index = 222, .length = 2},
  [108] = {.index = 224, .length = 3},
  [109] = {.index = 7, .length = 3},
  [110] = {.index = 227, .length = 1},
  [111] = {.index = 161, .length = 3},
  [112] = {.index = 228, .length = 3},
  [113] = {.index = 231, .length = 1},
  [114] = {.index = 232, .length = 2},
  [115] = {.index = 234, .length = 3},
  [116] = {.index = 237, .length = 3},
  [117] = {.index = 240, .length = 3},
  [118] = {.index = 243, .length = 3},
  [119] = {.index = 246, .length = 2},
  [120] = {.index = 248, .length = 2},
  [121] = {.index = 250, .length = 1},
  [122] = {.index = 251, .length = 4},
  [123] = {.index = 255, .length = 6},
  [124] = {.index = 261, .length = 4},
  [125] = {.index = 265, .length = 4},
  [126] = {.index = 269, .length = 2},
  [127] = {.index = 271, .length = 2},
  [128] = {.index = 273, .length = 1},
  [129] = {.index = 274, .length = 2},
  [130] = {.index = 276, .length = 3},
  [131] = {.index = 279, .length = 1},
  [132] = {.index = 280, .length = 3},
  [133] = {.index = 283, .length = 2},
  [134] = {.index = 285, .length = 3},
  [135] = {.index = 288, .length = 4},
  [136] = {.index = 292, .length = 3},
  [137] = {.index = 295, .length = 2},
  [138] = {.index = 297, .length = 3},
  [139] = {.index = 300, .length = 4},
  [140] = {.index = 304, .length = 2},
  [141] = {.index = 306, .length = 3},
  [142] = {.index = 309, .length = 4},
  [143] = {.index = 313, .length = 3},
  [144] = {.index = 316, .length = 2},
  [145] = {.index = 318, .length = 3},
  [146] = {.index = 321, .length = 3},
  [147] = {.index = 46, .length = 4},
  [148] = {.index = 324, .length = 1},
  [149] = {.index = 325, .length = 2},
  [150] = {.index = 276, .length = 3},
  [151] = {.index = 327, .length = 3},
  [152] = {.index = 330, .length = 2},
  [153] = {.index = 332, .length = 1},
  [154] = {.index = 333, .length = 1},
  [155] = {.index = 334, .length = 3},
  [156] = {.index = 337, .length = 3},
  [157] = {.index = 340, .length = 3},
  [158] = {.index = 343, .length = 3},
  [159] = {.index = 346, .length = 2},
  [160] = {.index = 348, .length = 3},
  [161] = {.index = 351, .length = 2},
  [162] = {.index = 353, .length = 4},
  [163] = {.index = 357, .length = 4},
  [164] = {.index = 361, .length = 4},
  [165] = {.index = 365, .length = 4},
  [166] = {.index = 369, .length = 2},
  [167] = {.index = 371, .length = 3},
  [168] = {.index = 374, .length = 3},
  [169] = {.index = 377, .length = 3},
  [170] = {.index = 380, .length = 3},
  [171] = {.index = 383, .length = 3},
  [172] = {.index = 386, .length = 3},
  [173] = {.index = 389, .length = 1},
  [174] = {.index = 390, .length = 6},
  [175] = {.index = 396, .length = 3},
  [176] = {.index = 399, .length = 4},
  [177] = {.index = 403, .length = 3},
  [178] = {.index = 406, .length = 2},
  [179] = {.index = 408, .length = 4},
  [180] = {.index = 412, .length = 4},
  [181] = {.index = 416, .length = 4},
  [182] = {.index = 420, .length = 3},
  [183] = {.index = 423, .length = 3},
  [184] = {.index = 426, .length = 3},
  [185] = {.index = 429, .length = 3},
  [186] = {.index = 432, .length = 1},
  [187] = {.index = 433, .length = 4},
  [188] = {.index = 152, .length = 1},
  [189] = {.index = 437, .length = 3},
  [190] = {.index = 386, .length = 3},
  [191] = {.index = 440, .length = 3},
  [192] = {.index = 443, .length = 1},
  [193] = {.index = 444, .length = 1},
  [194] = {.index = 445, .length = 3},
  [195] = {.index = 448, .length = 3},
  [196] = {.index = 451, .length = 3},
  [197] = {.index = 454, .length = 5},
  [198] = {.index = 459, .length = 4},
  [199] = {.index = 463, .length = 4},
  [200] = {.index = 467, .length = 2},
  [201] = {.index = 469, .length = 3},
  [202] = {.index = 472, .length = 3},
  [203] = {.index = 475, .length = 3},
  [204] = {.index = 478, .length = 3},
  [205] = {.index = 481, .length = 3},
  [206] = {.index = 484, .length = 3},
  [207] = {.index = 487, .length = 6},
  [208] = {.index = 493, .length = 3},
  [209] = {.index = 496, .length = 2},
  [210] = {.index = 498, .length = 4},
  [211] = {.index = 502, .length = 4},
  [212] = {.index = 506, .length = 3},
  [213] = {.index = 509, .length = 3},
  [214] = {.index = 512, .length = 3},
  [215] = {.index = 515, .length = 1},
  [216] = {.index = 516, .length = 6},
  [217] = {.index = 522, .length = 6},
  [218] = {.index = 528, .length = 3},
  [219] = {.index = 531, .length = 4},
  [220] = {.index = 535, .length = 1},
  [221] = {.index = 484, .length = 3},
  [222] = {.index = 536, .length = 3},
  [223] = {.index = 539, .length = 3},
  [224] = {.index = 542, .length = 3},
  [225] = {.index = 545, .length = 5},
  [226] = {.index = 550, .length = 4},
  [227] = {.index = 554, .length = 3},
  [228] = {.index = 557, .length = 3},
  [229] = {.index = 560, .length = 3},
  [230] = {.index = 563, .length = 5},
  [231] = {.index = 568, .length = 3},
  [232] = {.index = 571, .length = 6},
  [233] = {.index = 577, .length = 2},
  [234] = {.index = 579, .length = 4},
  [235] = {.index = 583, .length = 3},
  [236] = {.index = 586, .length = 3},
  [237] = {.index = 589, .length = 6},
  [238] = {.index = 595, .length = 3},
  [239] = {.index = 598, .length = 4},
  [240] = {.index = 602, .length = 3},
  [241] = {.index = 605, .length = 3},
  [242] = {.index = 608, .length = 3},
  [243] = {.index = 611, .length = 3},
  [244] = {.index = 614, .length = 3},
  [245] = {.index = 617, .length = 5},
  [246] = {.index = 622, .length = 3},
  [247] = {.index = 625, .length = 3},
  [248] = {.index = 628, .length = 6},
  [249] = {.index = 634, .length = 3},
  [250] = {.index = 637, .length = 3},
  [251] = {.index = 640, .length = 3},
  [252] = {.index = 643, .length = 3},
  [253] = {.index = 646, .length = 1},
  [254] = {.index = 647, .length = 2},
  [255] = {.index = 649, .length = 2},
  [256] = {.index = 651, .length = 2},
  [257] = {.index = 653, .length = 2},
  [258] = {.index = 655, .length = 2},
};

static const TSFieldMapEntry ts_field_map_entries[] = {
  [0] =
    {field_text, 0},
  [1] =
    {field_mutability, 0},
  [2] =
    {field_computed_value, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_value, 0, .inherited = true},
  [5] =
    {field_name, 0, .inherited = true},
    {field_value, 0, .inherited = true},
  [7] =
    {field_default_value, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_return_type, 0, .inherited = true},
  [10] =
    {field_body, 0, .inherited = true},
    {field_declaration_kind, 0, .inherited = true},
    {field_name, 0, .inherited = true},
  [13] =
    {field_interpolation, 1},
    {field_text, 0},
  [15] =
    {field_interpolation, 0, .inherited = true},
  [16] =
    {field_name, 0},
  [17] =
    {field_element, 0, .inherited = true},
  [18] =
    {field_bound_identifier, 0, .inherited = true},
    {field_name, 0, .inherited = true},
  [20] =
    {field_body, 0, .inherited = true},
    {field_default_value, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_return_type, 0, .inherited = true},
  [24] =
    {field_bound_identifier, 0},
  [25] =
    {field_name, 0, .inherited = true},
  [26] =
    {field_bound_identifier, 0, .inherited = true},
  [27] =
    {field_default_value, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_return_type, 1, .inherited = true},
  [30] =
    {field_name, 1},
  [31] =
    {field_default_value, 1, .inherited = true},
    {field_name, 0},
  [33] =
    {field_constructed_type, 0},
  [34] =
    {field_suffix, 1},
    {field_target, 0},
  [36] =
    {field_start, 0},
  [37] =
    {field_operation, 1},
    {field_target, 0},
  [39] =
    {field_element, 0, .inherited = true},
    {field_suffix, 1},
    {field_target, 0},
  [42] =
    {field_end, 1},
  [43] =
    {field_expr, 1},
  [44] =
    {field_operation, 0},
    {field_target, 1},
  [46] =
    {field_body, 1},
    {field_default_value, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_return_type, 0, .inherited = true},
  [50] =
    {field_default_value, 1, .inherited = true},
    {field_name, 0, .inherited = true},
  [52] =
    {field_computed_value, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_value, 1, .inherited = true},
  [55] =
    {field_bound_identifier, 0, .inherited = true},
    {field_name, 0},
    {field_name, 0, .inherited = true},
  [58] =
    {field_name, 1, .inherited = true},
    {field_value, 1, .inherited = true},
  [60] =
    {field_body, 1, .inherited = true},
    {field_declaration_kind, 1, .inherited = true},
    {field_name, 1, .inherited = true},
  [63] =
    {field_interpolation, 0, .inherited = true},
    {field_text, 0, .inherited = true},
    {field_text, 1},
  [66] =
    {field_interpolation, 0, .inherited = true},
    {field_interpolation, 1, .inherited = true},
    {field_text, 0, .inherited = true},
    {field_text, 1, .inherited = true},
  [70] =
    {field_value, 0},
  [71] =
    {field_interpolation, 0},
  [72] =
    {field_reference_specifier, 0, .inherited = true},
  [73] =
    {field_body, 2},
    {field_declaration_kind, 0},
    {field_name, 1},
  [76] =
    {field_interpolation, 1, .inherited = true},
    {field_text, 1, .inherited = true},
  [78] =
    {field_element, 1},
  [79] =
    {field_value, 1},
  [80] =
    {field_name, 0, .inherited = true},
    {field_type, 0},
  [82] =
    {field_suppressed, 1},
  [83] =
    {field_element, 1},
    {field_name, 1, .inherited = true},
  [85] =
    {field_wrapped, 0},
  [86] =
    {field_key, 1, .inherited = true},
    {field_value, 1, .inherited = true},
  [88] =
    {field_bound_identifier, 1, .inherited = true},
    {field_name, 1, .inherited = true},
  [90] =
    {field_bound_identifier, 1, .inherited = true},
    {field_condition, 1},
    {field_name, 1, .inherited = true},
  [93] =
    {field_captures, 1, .inherited = true},
    {field_type, 1, .inherited = true},
  [95] =
    {field_captures, 0},
  [96] =
    {field_type, 0},
  [97] =
    {field_result, 1},
  [98] =
    {field_body, 1, .inherited = true},
    {field_default_value, 1, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_return_type, 1, .inherited = true},
  [102] =
    {field_name, 1, .inherited = true},
  [103] =
    {field_default_value, 2, .inherited = true},
    {field_name, 1},
  [105] =
    {field_default_value, 2, .inherited = true},
    {field_name, 0},
  [107] =
    {field_body, 2},
    {field_default_value, 1, .inherited = true},
    {field_name, 0},
  [110] =
    {field_default_value, 0, .inherited = true},
    {field_default_value, 1, .inherited = true},
  [112] =
    {field_end, 2},
    {field_op, 1},
    {field_start, 0},
  [115] =
    {field_lhs, 0},
    {field_op, 1},
    {field_rhs, 2},
  [118] =
    {field_name, 2, .inherited = true},
    {field_op, 1},
    {field_target, 0},
    {field_type, 2},
  [122] =
    {field_expr, 0},
    {field_name, 2, .inherited = true},
    {field_type, 2},
  [125] =
    {field_suffix, 1},
  [126] =
    {field_if_nil, 2},
    {field_value, 0},
  [128] =
    {field_operator, 1},
    {field_result, 2},
    {field_target, 0},
  [131] =
    {field_default_value, 2, .inherited = true},
  [132] =
    {field_default_value, 0, .inherited = true},
  [133] =
    {field_default_value, 2, .inherited = true},
    {field_name, 0, .inherited = true},
  [135] =
    {field_computed_value, 1, .inherited = true},
    {field_computed_value, 2, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_value, 1, .inherited = true},
    {field_value, 2, .inherited = true},
  [141] =
    {field_bound_identifier, 0, .inherited = true},
    {field_name, 0},
    {field_name, 0, .inherited = true},
    {field_value, 1, .inherited = true},
  [145] =
    {field_bound_identifier, 0, .inherited = true},
    {field_computed_value, 1},
    {field_name, 0},
    {field_name, 0, .inherited = true},
  [149] =
    {field_default_value, 2, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_return_type, 2, .inherited = true},
  [152] =
    {field_name, 2},
  [153] =
    {field_interpolation, 1, .inherited = true},
  [154] =
    {field_reference_specifier, 0},
  [155] =
    {field_interpolation, 0},
    {field_interpolation, 1, .inherited = true},
  [157] =
    {field_reference_specifier, 1, .inherited = true},
  [158] =
    {field_reference_specifier, 0, .inherited = true},
    {field_reference_specifier, 1, .inherited = true},
  [160] =
    {field_inherits_from, 0},
  [161] =
    {field_body, 3},
    {field_declaration_kind, 0},
    {field_name, 1},
  [164] =
    {field_name, 2, .inherited = true},
    {field_value, 1},
    {field_value, 2, .inherited = true},
  [167] =
    {field_name, 0, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_value, 0, .inherited = true},
    {field_value, 1, .inherited = true},
  [171] =
    {field_name, 0, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_type, 1},
  [174] =
    {field_name, 1, .inherited = true},
    {field_type, 1},
  [176] =
    {field_name, 2, .inherited = true},
    {field_params, 0},
    {field_return_type, 2},
  [179] =
    {field_key, 0},
    {field_value, 2},
  [181] =
    {field_element, 1},
    {field_element, 2, .inherited = true},
  [183] =
    {field_element, 0, .inherited = true},
    {field_element, 1, .inherited = true},
  [185] =
    {field_key, 1, .inherited = true},
    {field_key, 2, .inherited = true},
    {field_value, 1, .inherited = true},
    {field_value, 2, .inherited = true},
  [189] =
    {field_key, 0, .inherited = true},
    {field_key, 1, .inherited = true},
    {field_value, 0, .inherited = true},
    {field_value, 1, .inherited = true},
  [193] =
    {field_bound_identifier, 1, .inherited = true},
    {field_bound_identifier, 2, .inherited = true},
    {field_condition, 1},
    {field_condition, 2, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_name, 2, .inherited = true},
  [199] =
    {field_bound_identifier, 0, .inherited = true},
    {field_bound_identifier, 1, .inherited = true},
    {field_condition, 0, .inherited = true},
    {field_condition, 1, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 1, .inherited = true},
  [205] =
    {field_name, 0},
    {field_name, 2, .inherited = true},
    {field_type, 2},
  [208] =
    {field_captures, 0},
    {field_type, 1},
  [210] =
    {field_name, 2, .inherited = true},
    {field_return_type, 2},
  [212] =
    {field_captures, 1},
  [213] =
    {field_type, 1},
  [214] =
    {field_bound_identifier, 2, .inherited = true},
    {field_name, 2, .inherited = true},
  [216] =
    {field_bound_identifier, 0, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 2, .inherited = true},
  [219] =
    {field_name, 1},
    {field_name, 3, .inherited = true},
    {field_value, 3},
  [222] =
    {field_default_value, 3, .inherited = true},
    {field_name, 1},
  [224] =
    {field_body, 3},
    {field_default_value, 2, .inherited = true},
    {field_name, 1},
  [227] =
    {field_body, 0, .inherited = true},
  [228] =
    {field_body, 3},
    {field_declaration_kind, 1},
    {field_name, 2},
  [231] =
    {field_default_value, 1, .inherited = true},
  [232] =
    {field_default_value, 3, .inherited = true},
    {field_name, 0},
  [234] =
    {field_body, 3},
    {field_default_value, 2, .inherited = true},
    {field_name, 0},
  [237] =
    {field_body, 3},
    {field_default_value, 1, .inherited = true},
    {field_name, 0},
  [240] =
    {field_must_inherit, 3},
    {field_name, 1},
    {field_name, 3, .inherited = true},
  [243] =
    {field_default_value, 3},
    {field_name, 1},
    {field_name, 3, .inherited = true},
  [246] =
    {field_name, 0, .inherited = true},
    {field_name, 1, .inherited = true},
  [248] =
    {field_default_value, 2, .inherited = true},
    {field_definition, 3},
  [250] =
    {field_default_value, 3, .inherited = true},
  [251] =
    {field_default_value, 1, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 3, .inherited = true},
    {field_return_type, 3},
  [255] =
    {field_computed_value, 0, .inherited = true},
    {field_computed_value, 1, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_value, 0, .inherited = true},
    {field_value, 1, .inherited = true},
  [261] =
    {field_bound_identifier, 0, .inherited = true},
    {field_name, 0},
    {field_name, 0, .inherited = true},
    {field_value, 2, .inherited = true},
  [265] =
    {field_bound_identifier, 0, .inherited = true},
    {field_computed_value, 2},
    {field_name, 0},
    {field_name, 0, .inherited = true},
  [269] =
    {field_default_value, 3, .inherited = true},
    {field_name, 2},
  [271] =
    {field_name, 0},
    {field_value, 2},
  [273] =
    {field_interpolation, 1},
  [274] =
    {field_interpolation, 0, .inherited = true},
    {field_interpolation, 1, .inherited = true},
  [276] =
    {field_body, 4},
    {field_declaration_kind, 0},
    {field_name, 1},
  [279] =
    {field_body, 1},
  [280] =
    {field_bound_identifier, 4, .inherited = true},
    {field_condition, 4},
    {field_name, 4, .inherited = true},
  [283] =
    {field_name, 1},
    {field_value, 3},
  [285] =
    {field_name, 0, .inherited = true},
    {field_name, 2, .inherited = true},
    {field_type, 2},
  [288] =
    {field_key, 1},
    {field_name, 1, .inherited = true},
    {field_name, 3, .inherited = true},
    {field_value, 3},
  [292] =
    {field_name, 3, .inherited = true},
    {field_params, 0},
    {field_return_type, 3},
  [295] =
    {field_name, 3, .inherited = true},
    {field_return_type, 3},
  [297] =
    {field_name, 0},
    {field_name, 3, .inherited = true},
    {field_type, 3},
  [300] =
    {field_external_name, 0},
    {field_name, 1},
    {field_name, 3, .inherited = true},
    {field_type, 3},
  [304] =
    {field_captures, 1},
    {field_type, 2},
  [306] =
    {field_bound_identifier, 1, .inherited = true},
    {field_error, 1},
    {field_name, 1, .inherited = true},
  [309] =
    {field_bound_identifier, 1, .inherited = true},
    {field_collection, 3},
    {field_item, 1},
    {field_name, 1, .inherited = true},
  [313] =
    {field_name, 1},
    {field_name, 4, .inherited = true},
    {field_value, 4},
  [316] =
    {field_default_value, 4, .inherited = true},
    {field_name, 1},
  [318] =
    {field_body, 4},
    {field_default_value, 3, .inherited = true},
    {field_name, 1},
  [321] =
    {field_body, 4},
    {field_default_value, 2, .inherited = true},
    {field_name, 1},
  [324] =
    {field_body, 1, .inherited = true},
  [325] =
    {field_body, 0, .inherited = true},
    {field_body, 1, .inherited = true},
  [327] =
    {field_body, 4},
    {field_declaration_kind, 1},
    {field_name, 2},
  [330] =
    {field_default_value, 1, .inherited = true},
    {field_default_value, 2, .inherited = true},
  [332] =
    {field_default_value, 2},
  [333] =
    {field_name, 2, .inherited = true},
  [334] =
    {field_body, 4},
    {field_default_value, 3, .inherited = true},
    {field_name, 0},
  [337] =
    {field_body, 4},
    {field_default_value, 2, .inherited = true},
    {field_name, 0},
  [340] =
    {field_body, 4},
    {field_default_value, 1, .inherited = true},
    {field_name, 0},
  [343] =
    {field_default_value, 4},
    {field_name, 1},
    {field_name, 4, .inherited = true},
  [346] =
    {field_name, 1, .inherited = true},
    {field_name, 2, .inherited = true},
  [348] =
    {field_condition, 0},
    {field_if_false, 4},
    {field_if_true, 2},
  [351] =
    {field_default_value, 3, .inherited = true},
    {field_definition, 4},
  [353] =
    {field_default_value, 2, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 4, .inherited = true},
    {field_return_type, 4},
  [357] =
    {field_default_value, 1, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 4, .inherited = true},
    {field_return_type, 4},
  [361] =
    {field_bound_identifier, 0, .inherited = true},
    {field_name, 0},
    {field_name, 0, .inherited = true},
    {field_value, 3, .inherited = true},
  [365] =
    {field_bound_identifier, 0, .inherited = true},
    {field_computed_value, 3},
    {field_name, 0},
    {field_name, 0, .inherited = true},
  [369] =
    {field_default_value, 4, .inherited = true},
    {field_name, 2},
  [371] =
    {field_body, 4},
    {field_default_value, 3, .inherited = true},
    {field_name, 2},
  [374] =
    {field_must_inherit, 4},
    {field_name, 2},
    {field_name, 4, .inherited = true},
  [377] =
    {field_default_value, 4},
    {field_name, 2},
    {field_name, 4, .inherited = true},
  [380] =
    {field_constrained_type, 0},
    {field_inherits_from, 2},
    {field_name, 2, .inherited = true},
  [383] =
    {field_constrained_type, 0},
    {field_must_equal, 2},
    {field_name, 2, .inherited = true},
  [386] =
    {field_body, 5},
    {field_declaration_kind, 0},
    {field_name, 1},
  [389] =
    {field_body, 2},
  [390] =
    {field_bound_identifier, 4, .inherited = true},
    {field_bound_identifier, 5, .inherited = true},
    {field_condition, 4},
    {field_condition, 5, .inherited = true},
    {field_name, 4, .inherited = true},
    {field_name, 5, .inherited = true},
  [396] =
    {field_bound_identifier, 5, .inherited = true},
    {field_condition, 5},
    {field_name, 5, .inherited = true},
  [399] =
    {field_name, 1},
    {field_name, 4, .inherited = true},
    {field_value, 3},
    {field_value, 4, .inherited = true},
  [403] =
    {field_name, 4, .inherited = true},
    {field_params, 0},
    {field_return_type, 4},
  [406] =
    {field_name, 4, .inherited = true},
    {field_return_type, 4},
  [408] =
    {field_external_name, 0},
    {field_name, 1},
    {field_name, 4, .inherited = true},
    {field_type, 4},
  [412] =
    {field_bound_identifier, 2, .inherited = true},
    {field_collection, 4},
    {field_item, 2},
    {field_name, 2, .inherited = true},
  [416] =
    {field_bound_identifier, 1, .inherited = true},
    {field_collection, 4},
    {field_item, 1},
    {field_name, 1, .inherited = true},
  [420] =
    {field_body, 5},
    {field_default_value, 4, .inherited = true},
    {field_name, 1},
  [423] =
    {field_body, 5},
    {field_default_value, 3, .inherited = true},
    {field_name, 1},
  [426] =
    {field_body, 5},
    {field_default_value, 2, .inherited = true},
    {field_name, 1},
  [429] =
    {field_data_contents, 2, .inherited = true},
    {field_name, 1},
    {field_raw_value, 2, .inherited = true},
  [432] =
    {field_data_contents, 0},
  [433] =
    {field_data_contents, 2, .inherited = true},
    {field_name, 1},
    {field_name, 2, .inherited = true},
    {field_raw_value, 2, .inherited = true},
  [437] =
    {field_bound_identifier, 1, .inherited = true},
    {field_name, 1},
    {field_name, 1, .inherited = true},
  [440] =
    {field_body, 5},
    {field_declaration_kind, 1},
    {field_name, 2},
  [443] =
    {field_default_value, 3},
  [444] =
    {field_name, 3, .inherited = true},
  [445] =
    {field_body, 5},
    {field_default_value, 3, .inherited = true},
    {field_name, 0},
  [448] =
    {field_body, 5},
    {field_default_value, 2, .inherited = true},
    {field_name, 0},
  [451] =
    {field_body, 5},
    {field_default_value, 1, .inherited = true},
    {field_name, 0},
  [454] =
    {field_default_value, 5},
    {field_must_inherit, 3},
    {field_name, 1},
    {field_name, 3, .inherited = true},
    {field_name, 5, .inherited = true},
  [459] =
    {field_default_value, 2, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 5, .inherited = true},
    {field_return_type, 5},
  [463] =
    {field_default_value, 1, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 5, .inherited = true},
    {field_return_type, 5},
  [467] =
    {field_default_value, 5, .inherited = true},
    {field_name, 2},
  [469] =
    {field_body, 5},
    {field_default_value, 4, .inherited = true},
    {field_name, 2},
  [472] =
    {field_body, 5},
    {field_default_value, 3, .inherited = true},
    {field_name, 2},
  [475] =
    {field_default_value, 5},
    {field_name, 2},
    {field_name, 5, .inherited = true},
  [478] =
    {field_constrained_type, 1},
    {field_inherits_from, 3},
    {field_name, 3, .inherited = true},
  [481] =
    {field_constrained_type, 1},
    {field_must_equal, 3},
    {field_name, 3, .inherited = true},
  [484] =
    {field_body, 6},
    {field_declaration_kind, 0},
    {field_name, 1},
  [487] =
    {field_bound_identifier, 5, .inherited = true},
    {field_bound_identifier, 6, .inherited = true},
    {field_condition, 5},
    {field_condition, 6, .inherited = true},
    {field_name, 5, .inherited = true},
    {field_name, 6, .inherited = true},
  [493] =
    {field_bound_identifier, 6, .inherited = true},
    {field_condition, 6},
    {field_name, 6, .inherited = true},
  [496] =
    {field_name, 5, .inherited = true},
    {field_return_type, 5},
  [498] =
    {field_bound_identifier, 2, .inherited = true},
    {field_collection, 5},
    {field_item, 2},
    {field_name, 2, .inherited = true},
  [502] =
    {field_bound_identifier, 3, .inherited = true},
    {field_collection, 5},
    {field_item, 3},
    {field_name, 3, .inherited = true},
  [506] =
    {field_body, 6},
    {field_default_value, 4, .inherited = true},
    {field_name, 1},
  [509] =
    {field_body, 6},
    {field_default_value, 3, .inherited = true},
    {field_name, 1},
  [512] =
    {field_body, 6},
    {field_default_value, 2, .inherited = true},
    {field_name, 1},
  [515] =
    {field_raw_value, 1},
  [516] =
    {field_data_contents, 2, .inherited = true},
    {field_data_contents, 3, .inherited = true},
    {field_name, 1},
    {field_name, 3, .inherited = true},
    {field_raw_value, 2, .inherited = true},
    {field_raw_value, 3, .inherited = true},
  [522] =
    {field_data_contents, 0, .inherited = true},
    {field_data_contents, 1, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 1, .inherited = true},
    {field_raw_value, 0, .inherited = true},
    {field_raw_value, 1, .inherited = true},
  [528] =
    {field_data_contents, 3, .inherited = true},
    {field_name, 2},
    {field_raw_value, 3, .inherited = true},
  [531] =
    {field_data_contents, 3, .inherited = true},
    {field_name, 2},
    {field_name, 3, .inherited = true},
    {field_raw_value, 3, .inherited = true},
  [535] =
    {field_name, 3},
  [536] =
    {field_body, 6},
    {field_declaration_kind, 1},
    {field_name, 2},
  [539] =
    {field_body, 6},
    {field_default_value, 3, .inherited = true},
    {field_name, 0},
  [542] =
    {field_body, 6},
    {field_default_value, 2, .inherited = true},
    {field_name, 0},
  [545] =
    {field_default_value, 6},
    {field_must_inherit, 3},
    {field_name, 1},
    {field_name, 3, .inherited = true},
    {field_name, 6, .inherited = true},
  [550] =
    {field_default_value, 2, .inherited = true},
    {field_name, 0, .inherited = true},
    {field_name, 6, .inherited = true},
    {field_return_type, 6},
  [554] =
    {field_body, 6},
    {field_default_value, 5, .inherited = true},
    {field_name, 2},
  [557] =
    {field_body, 6},
    {field_default_value, 4, .inherited = true},
    {field_name, 2},
  [560] =
    {field_body, 6},
    {field_default_value, 3, .inherited = true},
    {field_name, 2},
  [563] =
    {field_default_value, 6},
    {field_must_inherit, 4},
    {field_name, 2},
    {field_name, 4, .inherited = true},
    {field_name, 6, .inherited = true},
  [568] =
    {field_default_value, 1, .inherited = true},
    {field_name, 3, .inherited = true},
    {field_return_type, 3},
  [571] =
    {field_bound_identifier, 6, .inherited = true},
    {field_bound_identifier, 7, .inherited = true},
    {field_condition, 6},
    {field_condition, 7, .inherited = true},
    {field_name, 6, .inherited = true},
    {field_name, 7, .inherited = true},
  [577] =
    {field_name, 6, .inherited = true},
    {field_return_type, 6},
  [579] =
    {field_bound_identifier, 3, .inherited = true},
    {field_collection, 6},
    {field_item, 3},
    {field_name, 3, .inherited = true},
  [583] =
    {field_body, 7},
    {field_default_value, 4, .inherited = true},
    {field_name, 1},
  [586] =
    {field_body, 7},
    {field_default_value, 3, .inherited = true},
    {field_name, 1},
  [589] =
    {field_data_contents, 3, .inherited = true},
    {field_data_contents, 4, .inherited = true},
    {field_name, 2},
    {field_name, 4, .inherited = true},
    {field_raw_value, 3, .inherited = true},
    {field_raw_value, 4, .inherited = true},
  [595] =
    {field_data_contents, 4, .inherited = true},
    {field_name, 3},
    {field_raw_value, 4, .inherited = true},
  [598] =
    {field_data_contents, 4, .inherited = true},
    {field_name, 3},
    {field_name, 4, .inherited = true},
    {field_raw_value, 4, .inherited = true},
  [602] =
    {field_body, 7},
    {field_declaration_kind, 1},
    {field_name, 2},
  [605] =
    {field_body, 7},
    {field_default_value, 3, .inherited = true},
    {field_name, 0},
  [608] =
    {field_body, 7},
    {field_default_value, 5, .inherited = true},
    {field_name, 2},
  [611] =
    {field_body, 7},
    {field_default_value, 4, .inherited = true},
    {field_name, 2},
  [614] =
    {field_body, 7},
    {field_default_value, 3, .inherited = true},
    {field_name, 2},
  [617] =
    {field_default_value, 7},
    {field_must_inherit, 4},
    {field_name, 2},
    {field_name, 4, .inherited = true},
    {field_name, 7, .inherited = true},
  [622] =
    {field_default_value, 2, .inherited = true},
    {field_name, 4, .inherited = true},
    {field_return_type, 4},
  [625] =
    {field_body, 8},
    {field_default_value, 4, .inherited = true},
    {field_name, 1},
  [628] =
    {field_data_contents, 4, .inherited = true},
    {field_data_contents, 5, .inherited = true},
    {field_name, 3},
    {field_name, 5, .inherited = true},
    {field_raw_value, 4, .inherited = true},
    {field_raw_value, 5, .inherited = true},
  [634] =
    {field_body, 8},
    {field_default_value, 5, .inherited = true},
    {field_name, 2},
  [637] =
    {field_body, 8},
    {field_default_value, 4, .inherited = true},
    {field_name, 2},
  [640] =
    {field_default_value, 3, .inherited = true},
    {field_name, 5, .inherited = true},
    {field_return_type, 5},
  [643] =
    {field_body, 9},
    {field_default_value, 5, .inherited = true},
    {field_name, 2},
  [646] =
    {field_name, 4, .inherited = true},
  [647] =
    {field_name, 3, .inherited = true},
    {field_name, 4, .inherited = true},
  [649] =
    {field_name, 1, .inherited = true},
    {field_name, 4, .inherited = true},
  [651] =
    {field_name, 4, .inherited = true},
    {field_name, 5, .inherited = true},
  [653] =
    {field_name, 3, .inherited = true},
    {field_name, 6, .inherited = true},
  [655] =
    {field_name, 4, .inherited = true},
    {field_name, 7, .inherited = true},
};

static const TSSymbol ts_alias_sequences[PRODUCTION_ID_COUNT][MAX_ALIAS_SEQUENCE_LENGTH] = {
  [0] = {0},
  [3] = {
    [0] = alias_sym_type_identifier,
  },
  [4] = {
    [0] = alias_sym_fully_open_range,
  },
  [12] = {
    [0] = sym_tuple_type_item,
  },
  [21] = {
    [1] = alias_sym_type_identifier,
  },
  [29] = {
    [1] = alias_sym__expression,
  },
  [34] = {
    [0] = sym__binding_pattern_with_expr,
  },
  [39] = {
    [0] = sym_simple_identifier,
  },
  [41] = {
    [0] = alias_sym_interpolated_expression,
  },
  [43] = {
    [1] = alias_sym_type_identifier,
  },
  [48] = {
    [1] = alias_sym_type_identifier,
  },
  [76] = {
    [0] = sym__binding_pattern_with_expr,
  },
  [77] = {
    [0] = sym__binding_pattern_with_expr,
  },
  [79] = {
    [2] = alias_sym_type_identifier,
  },
  [82] = {
    [0] = alias_sym_interpolated_expression,
  },
  [86] = {
    [1] = alias_sym_type_identifier,
  },
  [105] = {
    [0] = sym__binding_pattern_with_expr,
  },
  [106] = {
    [1] = alias_sym_type_identifier,
  },
  [109] = {
    [0] = alias_sym_protocol_function_declaration,
  },
  [112] = {
    [2] = alias_sym_type_identifier,
  },
  [117] = {
    [1] = alias_sym_type_identifier,
  },
  [118] = {
    [1] = alias_sym_type_identifier,
  },
  [124] = {
    [0] = sym__binding_pattern_with_expr,
  },
  [125] = {
    [0] = sym__binding_pattern_with_expr,
  },
  [128] = {
    [1] = alias_sym_interpolated_expression,
  },
  [130] = {
    [1] = alias_sym_type_identifier,
  },
  [141] = {
    [1] = sym__binding_pattern_with_expr,
  },
  [142] = {
    [1] = sym__binding_pattern_with_expr,
  },
  [143] = {
    [1] = alias_sym_type_identifier,
  },
  [147] = {
    [0] = alias_sym_protocol_function_declaration,
    [1] = alias_sym_protocol_function_declaration,
  },
  [151] = {
    [2] = alias_sym_type_identifier,
  },
  [158] = {
    [1] = alias_sym_type_identifier,
  },
  [164] = {
    [0] = sym__binding_pattern_with_expr,
  },
  [165] = {
    [0] = sym__binding_pattern_with_expr,
  },
  [168] = {
    [2] = alias_sym_type_identifier,
  },
  [169] = {
    [2] = alias_sym_type_identifier,
  },
  [172] = {
    [1] = alias_sym_type_identifier,
  },
  [180] = {
    [2] = sym__binding_pattern_with_expr,
  },
  [181] = {
    [1] = sym__binding_pattern_with_expr,
  },
  [189] = {
    [1] = sym__binding_pattern_with_expr,
  },
  [191] = {
    [2] = alias_sym_type_identifier,
  },
  [197] = {
    [1] = alias_sym_type_identifier,
  },
  [203] = {
    [2] = alias_sym_type_identifier,
  },
  [206] = {
    [1] = alias_sym_type_identifier,
  },
  [210] = {
    [2] = sym__binding_pattern_with_expr,
  },
  [211] = {
    [3] = sym__binding_pattern_with_expr,
  },
  [222] = {
    [2] = alias_sym_type_identifier,
  },
  [225] = {
    [1] = alias_sym_type_identifier,
  },
  [230] = {
    [2] = alias_sym_type_identifier,
  },
  [234] = {
    [3] = sym__binding_pattern_with_expr,
  },
  [240] = {
    [2] = alias_sym_type_identifier,
  },
  [245] = {
    [2] = alias_sym_type_identifier,
  },
};

static const uint16_t ts_non_terminal_alias_map[] = {
  sym_simple_identifier, 2,
    sym_simple_identifier,
    alias_sym_type_identifier,
  sym__parenthesized_type, 2,
    sym__parenthesized_type,
    sym_tuple_type_item,
  sym_value_argument, 2,
    sym_value_argument,
    alias_sym_interpolated_expression,
  sym__three_dot_operator, 2,
    sym__three_dot_operator,
    alias_sym_fully_open_range,
  sym__bodyless_function_declaration, 2,
    sym__bodyless_function_declaration,
    alias_sym_protocol_function_declaration,
  sym_function_body, 2,
    sym_function_body,
    alias_sym_protocol_function_declaration,
  sym__binding_pattern_no_expr, 2,
    sym__binding_pattern_no_expr,
    sym__binding_pattern_with_expr,
  sym__no_expr_pattern_already_bound, 2,
    sym__no_expr_pattern_already_bound,
    sym__binding_pattern_with_expr,
  sym__binding_kind_and_pattern, 2,
    sym__binding_kind_and_pattern,
    sym__binding_pattern_with_expr,
  0,
};

static TSCharacterRange aux_sym_simple_identifier_token1_character_set_1[] = {
  {'A', 'Z'}, {'_', '_'}, {'a', 'z'}, {0xa9, 0xaa}, {0xae, 0xae}, {0xb5, 0xb5}, {0xba, 0xba}, {0xc0, 0xd6},
  {0xd8, 0xf6}, {0xf8, 0x2c1}, {0x2c6, 0x2d1}, {0x2e0, 0x2e4}, {0x2ec, 0x2ec}, {0x2ee, 0x2ee}, {0x370, 0x374}, {0x376, 0x377},
  {0x37b, 0x37d}, {0x37f, 0x37f}, {0x386, 0x386}, {0x388, 0x38a}, {0x38c, 0x38c}, {0x38e, 0x3a1}, {0x3a3, 0x3f5}, {0x3f7, 0x481},
  {0x48a, 0x52f}, {0x531, 0x556}, {0x559, 0x559}, {0x560, 0x588}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x620, 0x64a}, {0x66e, 0x66f},
  {0x671, 0x6d3}, {0x6d5, 0x6d5}, {0x6e5, 0x6e6}, {0x6ee, 0x6ef}, {0x6fa, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x710}, {0x712, 0x72f},
  {0x74d, 0x7a5}, {0x7b1, 0x7b1}, {0x7ca, 0x7ea}, {0x7f4, 0x7f5}, {0x7fa, 0x7fa}, {0x800, 0x815}, {0x81a, 0x81a}, {0x824, 0x824},
  {0x828, 0x828}, {0x840, 0x858}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e}, {0x8a0, 0x8c9}, {0x904, 0x939}, {0x93d, 0x93d},
  {0x950, 0x950}, {0x958, 0x961}, {0x971, 0x980}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0}, {0x9b2, 0x9b2},
  {0x9b6, 0x9b9}, {0x9bd, 0x9bd}, {0x9ce, 0x9ce}, {0x9dc, 0x9dd}, {0x9df, 0x9e1}, {0x9f0, 0x9f1}, {0x9fc, 0x9fc}, {0xa05, 0xa0a},
  {0xa0f, 0xa10}, {0xa13, 0xa28}, {0xa2a, 0xa30}, {0xa32, 0xa33}, {0xa35, 0xa36}, {0xa38, 0xa39}, {0xa59, 0xa5c}, {0xa5e, 0xa5e},
  {0xa72, 0xa74}, {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0}, {0xab2, 0xab3}, {0xab5, 0xab9}, {0xabd, 0xabd},
  {0xad0, 0xad0}, {0xae0, 0xae1}, {0xaf9, 0xaf9}, {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33},
  {0xb35, 0xb39}, {0xb3d, 0xb3d}, {0xb5c, 0xb5d}, {0xb5f, 0xb61}, {0xb71, 0xb71}, {0xb83, 0xb83}, {0xb85, 0xb8a}, {0xb8e, 0xb90},
  {0xb92, 0xb95}, {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4}, {0xba8, 0xbaa}, {0xbae, 0xbb9}, {0xbd0, 0xbd0},
  {0xc05, 0xc0c}, {0xc0e, 0xc10}, {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3d, 0xc3d}, {0xc58, 0xc5a}, {0xc5d, 0xc5d}, {0xc60, 0xc61},
  {0xc80, 0xc80}, {0xc85, 0xc8c}, {0xc8e, 0xc90}, {0xc92, 0xca8}, {0xcaa, 0xcb3}, {0xcb5, 0xcb9}, {0xcbd, 0xcbd}, {0xcdd, 0xcde},
  {0xce0, 0xce1}, {0xcf1, 0xcf2}, {0xd04, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd3a}, {0xd3d, 0xd3d}, {0xd4e, 0xd4e}, {0xd54, 0xd56},
  {0xd5f, 0xd61}, {0xd7a, 0xd7f}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd}, {0xdc0, 0xdc6}, {0xe01, 0xe30},
  {0xe32, 0xe32}, {0xe40, 0xe46}, {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xeb0},
  {0xeb2, 0xeb2}, {0xebd, 0xebd}, {0xec0, 0xec4}, {0xec6, 0xec6}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf40, 0xf47}, {0xf49, 0xf6c},
  {0xf88, 0xf8c}, {0x1000, 0x102a}, {0x103f, 0x103f}, {0x1050, 0x1055}, {0x105a, 0x105d}, {0x1061, 0x1061}, {0x1065, 0x1066}, {0x106e, 0x1070},
  {0x1075, 0x1081}, {0x108e, 0x108e}, {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x10d0, 0x10fa}, {0x10fc, 0x1248}, {0x124a, 0x124d},
  {0x1250, 0x1256}, {0x1258, 0x1258}, {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5}, {0x12b8, 0x12be},
  {0x12c0, 0x12c0}, {0x12c2, 0x12c5}, {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x1380, 0x138f}, {0x13a0, 0x13f5},
  {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f}, {0x1681, 0x169a}, {0x16a0, 0x16ea}, {0x16ee, 0x16f8}, {0x1700, 0x1711}, {0x171f, 0x1731},
  {0x1740, 0x1751}, {0x1760, 0x176c}, {0x176e, 0x1770}, {0x1780, 0x17b3}, {0x17d7, 0x17d7}, {0x17dc, 0x17dc}, {0x1820, 0x1878}, {0x1880, 0x18a8},
  {0x18aa, 0x18aa}, {0x18b0, 0x18f5}, {0x1900, 0x191e}, {0x1950, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x1a00, 0x1a16},
  {0x1a20, 0x1a54}, {0x1aa7, 0x1aa7}, {0x1b05, 0x1b33}, {0x1b45, 0x1b4c}, {0x1b83, 0x1ba0}, {0x1bae, 0x1baf}, {0x1bba, 0x1be5}, {0x1c00, 0x1c23},
  {0x1c4d, 0x1c4f}, {0x1c5a, 0x1c7d}, {0x1c80, 0x1c88}, {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf}, {0x1ce9, 0x1cec}, {0x1cee, 0x1cf3}, {0x1cf5, 0x1cf6},
  {0x1cfa, 0x1cfa}, {0x1d00, 0x1dbf}, {0x1e00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45}, {0x1f48, 0x1f4d}, {0x1f50, 0x1f57}, {0x1f59, 0x1f59},
  {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc}, {0x1fbe, 0x1fbe}, {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fcc},
  {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fdb}, {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc}, {0x203c, 0x203c}, {0x2049, 0x2049}, {0x2071, 0x2071},
  {0x207f, 0x207f}, {0x2090, 0x209c}, {0x2102, 0x2102}, {0x2107, 0x2107}, {0x210a, 0x2113}, {0x2115, 0x2115}, {0x2118, 0x211d}, {0x2122, 0x2122},
  {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x2139}, {0x213c, 0x213f}, {0x2145, 0x2149}, {0x214e, 0x214e}, {0x2160, 0x2188},
  {0x2194, 0x2199}, {0x21a9, 0x21aa}, {0x231a, 0x231b}, {0x2328, 0x2328}, {0x23cf, 0x23cf}, {0x23e9, 0x23f3}, {0x23f8, 0x23fa}, {0x24c2, 0x24c2},
  {0x25aa, 0x25ab}, {0x25b6, 0x25b6}, {0x25c0, 0x25c0}, {0x25fb, 0x25fe}, {0x2600, 0x2604}, {0x260e, 0x260e}, {0x2611, 0x2611}, {0x2614, 0x2615},
  {0x2618, 0x2618}, {0x261d, 0x261d}, {0x2620, 0x2620}, {0x2622, 0x2623}, {0x2626, 0x2626}, {0x262a, 0x262a}, {0x262e, 0x262f}, {0x2638, 0x263a},
  {0x2640, 0x2640}, {0x2642, 0x2642}, {0x2648, 0x2653}, {0x265f, 0x2660}, {0x2663, 0x2663}, {0x2665, 0x2666}, {0x2668, 0x2668}, {0x267b, 0x267b},
  {0x267e, 0x267f}, {0x2692, 0x2697}, {0x2699, 0x2699}, {0x269b, 0x269c}, {0x26a0, 0x26a1}, {0x26a7, 0x26a7}, {0x26aa, 0x26ab}, {0x26b0, 0x26b1},
  {0x26bd, 0x26be}, {0x26c4, 0x26c5}, {0x26c8, 0x26c8}, {0x26ce, 0x26cf}, {0x26d1, 0x26d1}, {0x26d3, 0x26d4}, {0x26e9, 0x26ea}, {0x26f0, 0x26f5},
  {0x26f7, 0x26fa}, {0x26fd, 0x26fd}, {0x2702, 0x2702}, {0x2705, 0x2705}, {0x2708, 0x270d}, {0x270f, 0x270f}, {0x2712, 0x2712}, {0x2714, 0x2714},
  {0x2716, 0x2716}, {0x271d, 0x271d}, {0x2721, 0x2721}, {0x2728, 0x2728}, {0x2733, 0x2734}, {0x2744, 0x2744}, {0x2747, 0x2747}, {0x274c, 0x274c},
  {0x274e, 0x274e}, {0x2753, 0x2755}, {0x2757, 0x2757}, {0x2763, 0x2764}, {0x2795, 0x2797}, {0x27a1, 0x27a1}, {0x27b0, 0x27b0}, {0x27bf, 0x27bf},
  {0x2934, 0x2935}, {0x2b05, 0x2b07}, {0x2b1b, 0x2b1c}, {0x2b50, 0x2b50}, {0x2b55, 0x2b55}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cee}, {0x2cf2, 0x2cf3},
  {0x2d00, 0x2d25}, {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d80, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae},
  {0x2db0, 0x2db6}, {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x3005, 0x3007}, {0x3021, 0x3029},
  {0x3030, 0x3035}, {0x3038, 0x303d}, {0x3041, 0x3096}, {0x309d, 0x309f}, {0x30a1, 0x30fa}, {0x30fc, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e},
  {0x31a0, 0x31bf}, {0x31f0, 0x31ff}, {0x3297, 0x3297}, {0x3299, 0x3299}, {0x3400, 0x4dbf}, {0x4e00, 0xa48c}, {0xa4d0, 0xa4fd}, {0xa500, 0xa60c},
  {0xa610, 0xa61f}, {0xa62a, 0xa62b}, {0xa640, 0xa66e}, {0xa67f, 0xa69d}, {0xa6a0, 0xa6ef}, {0xa717, 0xa71f}, {0xa722, 0xa788}, {0xa78b, 0xa7ca},
  {0xa7d0, 0xa7d1}, {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d9}, {0xa7f2, 0xa801}, {0xa803, 0xa805}, {0xa807, 0xa80a}, {0xa80c, 0xa822}, {0xa840, 0xa873},
  {0xa882, 0xa8b3}, {0xa8f2, 0xa8f7}, {0xa8fb, 0xa8fb}, {0xa8fd, 0xa8fe}, {0xa90a, 0xa925}, {0xa930, 0xa946}, {0xa960, 0xa97c}, {0xa984, 0xa9b2},
  {0xa9cf, 0xa9cf}, {0xa9e0, 0xa9e4}, {0xa9e6, 0xa9ef}, {0xa9fa, 0xa9fe}, {0xaa00, 0xaa28}, {0xaa40, 0xaa42}, {0xaa44, 0xaa4b}, {0xaa60, 0xaa76},
  {0xaa7a, 0xaa7a}, {0xaa7e, 0xaaaf}, {0xaab1, 0xaab1}, {0xaab5, 0xaab6}, {0xaab9, 0xaabd}, {0xaac0, 0xaac0}, {0xaac2, 0xaac2}, {0xaadb, 0xaadd},
  {0xaae0, 0xaaea}, {0xaaf2, 0xaaf4}, {0xab01, 0xab06}, {0xab09, 0xab0e}, {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a},
  {0xab5c, 0xab69}, {0xab70, 0xabe2}, {0xac00, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d}, {0xfa70, 0xfad9}, {0xfb00, 0xfb06},
  {0xfb13, 0xfb17}, {0xfb1d, 0xfb1d}, {0xfb1f, 0xfb28}, {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41}, {0xfb43, 0xfb44},
  {0xfb46, 0xfbb1}, {0xfbd3, 0xfc5d}, {0xfc64, 0xfd3d}, {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdf9}, {0xfe71, 0xfe71}, {0xfe73, 0xfe73},
  {0xfe77, 0xfe77}, {0xfe79, 0xfe79}, {0xfe7b, 0xfe7b}, {0xfe7d, 0xfe7d}, {0xfe7f, 0xfefc}, {0xff21, 0xff3a}, {0xff41, 0xff5a}, {0xff66, 0xff9d},
  {0xffa0, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b}, {0x1000d, 0x10026}, {0x10028, 0x1003a},
  {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10140, 0x10174}, {0x10280, 0x1029c}, {0x102a0, 0x102d0}, {0x10300, 0x1031f},
  {0x1032d, 0x1034a}, {0x10350, 0x10375}, {0x10380, 0x1039d}, {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x103d1, 0x103d5}, {0x10400, 0x1049d}, {0x104b0, 0x104d3},
  {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563}, {0x10570, 0x1057a}, {0x1057c, 0x1058a}, {0x1058c, 0x10592}, {0x10594, 0x10595}, {0x10597, 0x105a1},
  {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc}, {0x10600, 0x10736}, {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10780, 0x10785}, {0x10787, 0x107b0},
  {0x107b2, 0x107ba}, {0x10800, 0x10805}, {0x10808, 0x10808}, {0x1080a, 0x10835}, {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10860, 0x10876},
  {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5}, {0x10900, 0x10915}, {0x10920, 0x10939}, {0x10980, 0x109b7}, {0x109be, 0x109bf}, {0x10a00, 0x10a00},
  {0x10a10, 0x10a13}, {0x10a15, 0x10a17}, {0x10a19, 0x10a35}, {0x10a60, 0x10a7c}, {0x10a80, 0x10a9c}, {0x10ac0, 0x10ac7}, {0x10ac9, 0x10ae4}, {0x10b00, 0x10b35},
  {0x10b40, 0x10b55}, {0x10b60, 0x10b72}, {0x10b80, 0x10b91}, {0x10c00, 0x10c48}, {0x10c80, 0x10cb2}, {0x10cc0, 0x10cf2}, {0x10d00, 0x10d23}, {0x10e80, 0x10ea9},
  {0x10eb0, 0x10eb1}, {0x10f00, 0x10f1c}, {0x10f27, 0x10f27}, {0x10f30, 0x10f45}, {0x10f70, 0x10f81}, {0x10fb0, 0x10fc4}, {0x10fe0, 0x10ff6}, {0x11003, 0x11037},
  {0x11071, 0x11072}, {0x11075, 0x11075}, {0x11083, 0x110af}, {0x110d0, 0x110e8}, {0x11103, 0x11126}, {0x11144, 0x11144}, {0x11147, 0x11147}, {0x11150, 0x11172},
  {0x11176, 0x11176}, {0x11183, 0x111b2}, {0x111c1, 0x111c4}, {0x111da, 0x111da}, {0x111dc, 0x111dc}, {0x11200, 0x11211}, {0x11213, 0x1122b}, {0x1123f, 0x11240},
  {0x11280, 0x11286}, {0x11288, 0x11288}, {0x1128a, 0x1128d}, {0x1128f, 0x1129d}, {0x1129f, 0x112a8}, {0x112b0, 0x112de}, {0x11305, 0x1130c}, {0x1130f, 0x11310},
  {0x11313, 0x11328}, {0x1132a, 0x11330}, {0x11332, 0x11333}, {0x11335, 0x11339}, {0x1133d, 0x1133d}, {0x11350, 0x11350}, {0x1135d, 0x11361}, {0x11400, 0x11434},
  {0x11447, 0x1144a}, {0x1145f, 0x11461}, {0x11480, 0x114af}, {0x114c4, 0x114c5}, {0x114c7, 0x114c7}, {0x11580, 0x115ae}, {0x115d8, 0x115db}, {0x11600, 0x1162f},
  {0x11644, 0x11644}, {0x11680, 0x116aa}, {0x116b8, 0x116b8}, {0x11700, 0x1171a}, {0x11740, 0x11746}, {0x11800, 0x1182b}, {0x118a0, 0x118df}, {0x118ff, 0x11906},
  {0x11909, 0x11909}, {0x1190c, 0x11913}, {0x11915, 0x11916}, {0x11918, 0x1192f}, {0x1193f, 0x1193f}, {0x11941, 0x11941}, {0x119a0, 0x119a7}, {0x119aa, 0x119d0},
  {0x119e1, 0x119e1}, {0x119e3, 0x119e3}, {0x11a00, 0x11a00}, {0x11a0b, 0x11a32}, {0x11a3a, 0x11a3a}, {0x11a50, 0x11a50}, {0x11a5c, 0x11a89}, {0x11a9d, 0x11a9d},
  {0x11ab0, 0x11af8}, {0x11c00, 0x11c08}, {0x11c0a, 0x11c2e}, {0x11c40, 0x11c40}, {0x11c72, 0x11c8f}, {0x11d00, 0x11d06}, {0x11d08, 0x11d09}, {0x11d0b, 0x11d30},
  {0x11d46, 0x11d46}, {0x11d60, 0x11d65}, {0x11d67, 0x11d68}, {0x11d6a, 0x11d89}, {0x11d98, 0x11d98}, {0x11ee0, 0x11ef2}, {0x11f02, 0x11f02}, {0x11f04, 0x11f10},
  {0x11f12, 0x11f33}, {0x11fb0, 0x11fb0}, {0x12000, 0x12399}, {0x12400, 0x1246e}, {0x12480, 0x12543}, {0x12f90, 0x12ff0}, {0x13000, 0x1342f}, {0x13441, 0x13446},
  {0x14400, 0x14646}, {0x16800, 0x16a38}, {0x16a40, 0x16a5e}, {0x16a70, 0x16abe}, {0x16ad0, 0x16aed}, {0x16b00, 0x16b2f}, {0x16b40, 0x16b43}, {0x16b63, 0x16b77},
  {0x16b7d, 0x16b8f}, {0x16e40, 0x16e7f}, {0x16f00, 0x16f4a}, {0x16f50, 0x16f50}, {0x16f93, 0x16f9f}, {0x16fe0, 0x16fe1}, {0x16fe3, 0x16fe3}, {0x17000, 0x187f7},
  {0x18800, 0x18cd5}, {0x18d00, 0x18d08}, {0x1aff0, 0x1aff3}, {0x1aff5, 0x1affb}, {0x1affd, 0x1affe}, {0x1b000, 0x1b122}, {0x1b132, 0x1b132}, {0x1b150, 0x1b152},
  {0x1b155, 0x1b155}, {0x1b164, 0x1b167}, {0x1b170, 0x1b2fb}, {0x1bc00, 0x1bc6a}, {0x1bc70, 0x1bc7c}, {0x1bc80, 0x1bc88}, {0x1bc90, 0x1bc99}, {0x1d400, 0x1d454},
  {0x1d456, 0x1d49c}, {0x1d49e, 0x1d49f}, {0x1d4a2, 0x1d4a2}, {0x1d4a5, 0x1d4a6}, {0x1d4a9, 0x1d4ac}, {0x1d4ae, 0x1d4b9}, {0x1d4bb, 0x1d4bb}, {0x1d4bd, 0x1d4c3},
  {0x1d4c5, 0x1d505}, {0x1d507, 0x1d50a}, {0x1d50d, 0x1d514}, {0x1d516, 0x1d51c}, {0x1d51e, 0x1d539}, {0x1d53b, 0x1d53e}, {0x1d540, 0x1d544}, {0x1d546, 0x1d546},
  {0x1d54a, 0x1d550}, {0x1d552, 0x1d6a5}, {0x1d6a8, 0x1d6c0}, {0x1d6c2, 0x1d6da}, {0x1d6dc, 0x1d6fa}, {0x1d6fc, 0x1d714}, {0x1d716, 0x1d734}, {0x1d736, 0x1d74e},
  {0x1d750, 0x1d76e}, {0x1d770, 0x1d788}, {0x1d78a, 0x1d7a8}, {0x1d7aa, 0x1d7c2}, {0x1d7c4, 0x1d7cb}, {0x1df00, 0x1df1e}, {0x1df25, 0x1df2a}, {0x1e030, 0x1e06d},
  {0x1e100, 0x1e12c}, {0x1e137, 0x1e13d}, {0x1e14e, 0x1e14e}, {0x1e290, 0x1e2ad}, {0x1e2c0, 0x1e2eb}, {0x1e4d0, 0x1e4eb}, {0x1e7e0, 0x1e7e6}, {0x1e7e8, 0x1e7eb},
  {0x1e7ed, 0x1e7ee}, {0x1e7f0, 0x1e7fe}, {0x1e800, 0x1e8c4}, {0x1e900, 0x1e943}, {0x1e94b, 0x1e94b}, {0x1ee00, 0x1ee03}, {0x1ee05, 0x1ee1f}, {0x1ee21, 0x1ee22},
  {0x1ee24, 0x1ee24}, {0x1ee27, 0x1ee27}, {0x1ee29, 0x1ee32}, {0x1ee34, 0x1ee37}, {0x1ee39, 0x1ee39}, {0x1ee3b, 0x1ee3b}, {0x1ee42, 0x1ee42}, {0x1ee47, 0x1ee47},
  {0x1ee49, 0x1ee49}, {0x1ee4b, 0x1ee4b}, {0x1ee4d, 0x1ee4f}, {0x1ee51, 0x1ee52}, {0x1ee54, 0x1ee54}, {0x1ee57, 0x1ee57}, {0x1ee59, 0x1ee59}, {0x1ee5b, 0x1ee5b},
  {0x1ee5d, 0x1ee5d}, {0x1ee5f, 0x1ee5f}, {0x1ee61, 0x1ee62}, {0x1ee64, 0x1ee64}, {0x1ee67, 0x1ee6a}, {0x1ee6c, 0x1ee72}, {0x1ee74, 0x1ee77}, {0x1ee79, 0x1ee7c},
  {0x1ee7e, 0x1ee7e}, {0x1ee80, 0x1ee89}, {0x1ee8b, 0x1ee9b}, {0x1eea1, 0x1eea3}, {0x1eea5, 0x1eea9}, {0x1eeab, 0x1eebb}, {0x1f004, 0x1f004}, {0x1f0cf, 0x1f0cf},
  {0x1f170, 0x1f171}, {0x1f17e, 0x1f17f}, {0x1f18e, 0x1f18e}, {0x1f191, 0x1f19a}, {0x1f1e6, 0x1f1ff}, {0x1f201, 0x1f202}, {0x1f21a, 0x1f21a}, {0x1f22f, 0x1f22f},
  {0x1f232, 0x1f23a}, {0x1f250, 0x1f251}, {0x1f300, 0x1f321}, {0x1f324, 0x1f393}, {0x1f396, 0x1f397}, {0x1f399, 0x1f39b}, {0x1f39e, 0x1f3f0}, {0x1f3f3, 0x1f3f5},
  {0x1f3f7, 0x1f4fd}, {0x1f4ff, 0x1f53d}, {0x1f549, 0x1f54e}, {0x1f550, 0x1f567}, {0x1f56f, 0x1f570}, {0x1f573, 0x1f57a}, {0x1f587, 0x1f587}, {0x1f58a, 0x1f58d},
  {0x1f590, 0x1f590}, {0x1f595, 0x1f596}, {0x1f5a4, 0x1f5a5}, {0x1f5a8, 0x1f5a8}, {0x1f5b1, 0x1f5b2}, {0x1f5bc, 0x1f5bc}, {0x1f5c2, 0x1f5c4}, {0x1f5d1, 0x1f5d3},
  {0x1f5dc, 0x1f5de}, {0x1f5e1, 0x1f5e1}, {0x1f5e3, 0x1f5e3}, {0x1f5e8, 0x1f5e8}, {0x1f5ef, 0x1f5ef}, {0x1f5f3, 0x1f5f3}, {0x1f5fa, 0x1f64f}, {0x1f680, 0x1f6c5},
  {0x1f6cb, 0x1f6d2}, {0x1f6d5, 0x1f6d7}, {0x1f6dc, 0x1f6e5}, {0x1f6e9, 0x1f6e9}, {0x1f6eb, 0x1f6ec}, {0x1f6f0, 0x1f6f0}, {0x1f6f3, 0x1f6fc}, {0x1f7e0, 0x1f7eb},
  {0x1f7f0, 0x1f7f0}, {0x1f90c, 0x1f93a}, {0x1f93c, 0x1f945}, {0x1f947, 0x1f9ff}, {0x1fa70, 0x1fa7c}, {0x1fa80, 0x1fa88}, {0x1fa90, 0x1fabd}, {0x1fabf, 0x1fac5},
  {0x1face, 0x1fadb}, {0x1fae0, 0x1fae8}, {0x1faf0, 0x1faf8}, {0x20000, 0x2a6df}, {0x2a700, 0x2b739}, {0x2b740, 0x2b81d}, {0x2b820, 0x2cea1}, {0x2ceb0, 0x2ebe0},
  {0x2ebf0, 0x2ee5d}, {0x2f800, 0x2fa1d}, {0x30000, 0x3134a}, {0x31350, 0x323af},
};

static TSCharacterRange aux_sym_simple_identifier_token1_character_set_2[] = {
  {'#', '#'}, {'*', '*'}, {'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}, {0xa9, 0xaa}, {0xae, 0xae},
  {0xb5, 0xb5}, {0xb7, 0xb7}, {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0x2c1}, {0x2c6, 0x2d1}, {0x2e0, 0x2e4},
  {0x2ec, 0x2ec}, {0x2ee, 0x2ee}, {0x300, 0x374}, {0x376, 0x377}, {0x37b, 0x37d}, {0x37f, 0x37f}, {0x386, 0x38a}, {0x38c, 0x38c},
  {0x38e, 0x3a1}, {0x3a3, 0x3f5}, {0x3f7, 0x481}, {0x483, 0x487}, {0x48a, 0x52f}, {0x531, 0x556}, {0x559, 0x559}, {0x560, 0x588},
  {0x591, 0x5bd}, {0x5bf, 0x5bf}, {0x5c1, 0x5c2}, {0x5c4, 0x5c5}, {0x5c7, 0x5c7}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x610, 0x61a},
  {0x620, 0x669}, {0x66e, 0x6d3}, {0x6d5, 0x6dc}, {0x6df, 0x6e8}, {0x6ea, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x74a}, {0x74d, 0x7b1},
  {0x7c0, 0x7f5}, {0x7fa, 0x7fa}, {0x7fd, 0x7fd}, {0x800, 0x82d}, {0x840, 0x85b}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e},
  {0x898, 0x8e1}, {0x8e3, 0x963}, {0x966, 0x96f}, {0x971, 0x983}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0},
  {0x9b2, 0x9b2}, {0x9b6, 0x9b9}, {0x9bc, 0x9c4}, {0x9c7, 0x9c8}, {0x9cb, 0x9ce}, {0x9d7, 0x9d7}, {0x9dc, 0x9dd}, {0x9df, 0x9e3},
  {0x9e6, 0x9f1}, {0x9fc, 0x9fc}, {0x9fe, 0x9fe}, {0xa01, 0xa03}, {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28}, {0xa2a, 0xa30},
  {0xa32, 0xa33}, {0xa35, 0xa36}, {0xa38, 0xa39}, {0xa3c, 0xa3c}, {0xa3e, 0xa42}, {0xa47, 0xa48}, {0xa4b, 0xa4d}, {0xa51, 0xa51},
  {0xa59, 0xa5c}, {0xa5e, 0xa5e}, {0xa66, 0xa75}, {0xa81, 0xa83}, {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0},
  {0xab2, 0xab3}, {0xab5, 0xab9}, {0xabc, 0xac5}, {0xac7, 0xac9}, {0xacb, 0xacd}, {0xad0, 0xad0}, {0xae0, 0xae3}, {0xae6, 0xaef},
  {0xaf9, 0xaff}, {0xb01, 0xb03}, {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39},
  {0xb3c, 0xb44}, {0xb47, 0xb48}, {0xb4b, 0xb4d}, {0xb55, 0xb57}, {0xb5c, 0xb5d}, {0xb5f, 0xb63}, {0xb66, 0xb6f}, {0xb71, 0xb71},
  {0xb82, 0xb83}, {0xb85, 0xb8a}, {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4},
  {0xba8, 0xbaa}, {0xbae, 0xbb9}, {0xbbe, 0xbc2}, {0xbc6, 0xbc8}, {0xbca, 0xbcd}, {0xbd0, 0xbd0}, {0xbd7, 0xbd7}, {0xbe6, 0xbef},
  {0xc00, 0xc0c}, {0xc0e, 0xc10}, {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3c, 0xc44}, {0xc46, 0xc48}, {0xc4a, 0xc4d}, {0xc55, 0xc56},
  {0xc58, 0xc5a}, {0xc5d, 0xc5d}, {0xc60, 0xc63}, {0xc66, 0xc6f}, {0xc80, 0xc83}, {0xc85, 0xc8c}, {0xc8e, 0xc90}, {0xc92, 0xca8},
  {0xcaa, 0xcb3}, {0xcb5, 0xcb9}, {0xcbc, 0xcc4}, {0xcc6, 0xcc8}, {0xcca, 0xccd}, {0xcd5, 0xcd6}, {0xcdd, 0xcde}, {0xce0, 0xce3},
  {0xce6, 0xcef}, {0xcf1, 0xcf3}, {0xd00, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd44}, {0xd46, 0xd48}, {0xd4a, 0xd4e}, {0xd54, 0xd57},
  {0xd5f, 0xd63}, {0xd66, 0xd6f}, {0xd7a, 0xd7f}, {0xd81, 0xd83}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd},
  {0xdc0, 0xdc6}, {0xdca, 0xdca}, {0xdcf, 0xdd4}, {0xdd6, 0xdd6}, {0xdd8, 0xddf}, {0xde6, 0xdef}, {0xdf2, 0xdf3}, {0xe01, 0xe3a},
  {0xe40, 0xe4e}, {0xe50, 0xe59}, {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xebd},
  {0xec0, 0xec4}, {0xec6, 0xec6}, {0xec8, 0xece}, {0xed0, 0xed9}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf18, 0xf19}, {0xf20, 0xf29},
  {0xf35, 0xf35}, {0xf37, 0xf37}, {0xf39, 0xf39}, {0xf3e, 0xf47}, {0xf49, 0xf6c}, {0xf71, 0xf84}, {0xf86, 0xf97}, {0xf99, 0xfbc},
  {0xfc6, 0xfc6}, {0x1000, 0x1049}, {0x1050, 0x109d}, {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x10d0, 0x10fa}, {0x10fc, 0x1248},
  {0x124a, 0x124d}, {0x1250, 0x1256}, {0x1258, 0x1258}, {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5},
  {0x12b8, 0x12be}, {0x12c0, 0x12c0}, {0x12c2, 0x12c5}, {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x135d, 0x135f},
  {0x1369, 0x1371}, {0x1380, 0x138f}, {0x13a0, 0x13f5}, {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f}, {0x1681, 0x169a}, {0x16a0, 0x16ea},
  {0x16ee, 0x16f8}, {0x1700, 0x1715}, {0x171f, 0x1734}, {0x1740, 0x1753}, {0x1760, 0x176c}, {0x176e, 0x1770}, {0x1772, 0x1773}, {0x1780, 0x17d3},
  {0x17d7, 0x17d7}, {0x17dc, 0x17dd}, {0x17e0, 0x17e9}, {0x180b, 0x180d}, {0x180f, 0x1819}, {0x1820, 0x1878}, {0x1880, 0x18aa}, {0x18b0, 0x18f5},
  {0x1900, 0x191e}, {0x1920, 0x192b}, {0x1930, 0x193b}, {0x1946, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x19d0, 0x19da},
  {0x1a00, 0x1a1b}, {0x1a20, 0x1a5e}, {0x1a60, 0x1a7c}, {0x1a7f, 0x1a89}, {0x1a90, 0x1a99}, {0x1aa7, 0x1aa7}, {0x1ab0, 0x1abd}, {0x1abf, 0x1ace},
  {0x1b00, 0x1b4c}, {0x1b50, 0x1b59}, {0x1b6b, 0x1b73}, {0x1b80, 0x1bf3}, {0x1c00, 0x1c37}, {0x1c40, 0x1c49}, {0x1c4d, 0x1c7d}, {0x1c80, 0x1c88},
  {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf}, {0x1cd0, 0x1cd2}, {0x1cd4, 0x1cfa}, {0x1d00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45}, {0x1f48, 0x1f4d},
  {0x1f50, 0x1f57}, {0x1f59, 0x1f59}, {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc}, {0x1fbe, 0x1fbe},
  {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fcc}, {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fdb}, {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc}, {0x200c, 0x200d},
  {0x203c, 0x203c}, {0x203f, 0x2040}, {0x2049, 0x2049}, {0x2054, 0x2054}, {0x2071, 0x2071}, {0x207f, 0x207f}, {0x2090, 0x209c}, {0x20d0, 0x20dc},
  {0x20e1, 0x20e1}, {0x20e5, 0x20f0}, {0x2102, 0x2102}, {0x2107, 0x2107}, {0x210a, 0x2113}, {0x2115, 0x2115}, {0x2118, 0x211d}, {0x2122, 0x2122},
  {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x2139}, {0x213c, 0x213f}, {0x2145, 0x2149}, {0x214e, 0x214e}, {0x2160, 0x2188},
  {0x2194, 0x2199}, {0x21a9, 0x21aa}, {0x231a, 0x231b}, {0x2328, 0x2328}, {0x23cf, 0x23cf}, {0x23e9, 0x23f3}, {0x23f8, 0x23fa}, {0x24c2, 0x24c2},
  {0x25aa, 0x25ab}, {0x25b6, 0x25b6}, {0x25c0, 0x25c0}, {0x25fb, 0x25fe}, {0x2600, 0x2604}, {0x260e, 0x260e}, {0x2611, 0x2611}, {0x2614, 0x2615},
  {0x2618, 0x2618}, {0x261d, 0x261d}, {0x2620, 0x2620}, {0x2622, 0x2623}, {0x2626, 0x2626}, {0x262a, 0x262a}, {0x262e, 0x262f}, {0x2638, 0x263a},
  {0x2640, 0x2640}, {0x2642, 0x2642}, {0x2648, 0x2653}, {0x265f, 0x2660}, {0x2663, 0x2663}, {0x2665, 0x2666}, {0x2668, 0x2668}, {0x267b, 0x267b},
  {0x267e, 0x267f}, {0x2692, 0x2697}, {0x2699, 0x2699}, {0x269b, 0x269c}, {0x26a0, 0x26a1}, {0x26a7, 0x26a7}, {0x26aa, 0x26ab}, {0x26b0, 0x26b1},
  {0x26bd, 0x26be}, {0x26c4, 0x26c5}, {0x26c8, 0x26c8}, {0x26ce, 0x26cf}, {0x26d1, 0x26d1}, {0x26d3, 0x26d4}, {0x26e9, 0x26ea}, {0x26f0, 0x26f5},
  {0x26f7, 0x26fa}, {0x26fd, 0x26fd}, {0x2702, 0x2702}, {0x2705, 0x2705}, {0x2708, 0x270d}, {0x270f, 0x270f}, {0x2712, 0x2712}, {0x2714, 0x2714},
  {0x2716, 0x2716}, {0x271d, 0x271d}, {0x2721, 0x2721}, {0x2728, 0x2728}, {0x2733, 0x2734}, {0x2744, 0x2744}, {0x2747, 0x2747}, {0x274c, 0x274c},
  {0x274e, 0x274e}, {0x2753, 0x2755}, {0x2757, 0x2757}, {0x2763, 0x2764}, {0x2795, 0x2797}, {0x27a1, 0x27a1}, {0x27b0, 0x27b0}, {0x27bf, 0x27bf},
  {0x2934, 0x2935}, {0x2b05, 0x2b07}, {0x2b1b, 0x2b1c}, {0x2b50, 0x2b50}, {0x2b55, 0x2b55}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cf3}, {0x2d00, 0x2d25},
  {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d7f, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae}, {0x2db0, 0x2db6},
  {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x2de0, 0x2dff}, {0x3005, 0x3007}, {0x3021, 0x3035},
  {0x3038, 0x303d}, {0x3041, 0x3096}, {0x3099, 0x309a}, {0x309d, 0x309f}, {0x30a1, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e}, {0x31a0, 0x31bf},
  {0x31f0, 0x31ff}, {0x3297, 0x3297}, {0x3299, 0x3299}, {0x3400, 0x4dbf}, {0x4e00, 0xa48c}, {0xa4d0, 0xa4fd}, {0xa500, 0xa60c}, {0xa610, 0xa62b},
  {0xa640, 0xa66f}, {0xa674, 0xa67d}, {0xa67f, 0xa6f1}, {0xa717, 0xa71f}, {0xa722, 0xa788}, {0xa78b, 0xa7ca}, {0xa7d0, 0xa7d1}, {0xa7d3, 0xa7d3},
  {0xa7d5, 0xa7d9}, {0xa7f2, 0xa827}, {0xa82c, 0xa82c}, {0xa840, 0xa873}, {0xa880, 0xa8c5}, {0xa8d0, 0xa8d9}, {0xa8e0, 0xa8f7}, {0xa8fb, 0xa8fb},
  {0xa8fd, 0xa92d}, {0xa930, 0xa953}, {0xa960, 0xa97c}, {0xa980, 0xa9c0}, {0xa9cf, 0xa9d9}, {0xa9e0, 0xa9fe}, {0xaa00, 0xaa36}, {0xaa40, 0xaa4d},
  {0xaa50, 0xaa59}, {0xaa60, 0xaa76}, {0xaa7a, 0xaac2}, {0xaadb, 0xaadd}, {0xaae0, 0xaaef}, {0xaaf2, 0xaaf6}, {0xab01, 0xab06}, {0xab09, 0xab0e},
  {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a}, {0xab5c, 0xab69}, {0xab70, 0xabea}, {0xabec, 0xabed}, {0xabf0, 0xabf9},
  {0xac00, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d}, {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17}, {0xfb1d, 0xfb28},
  {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41}, {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfc5d}, {0xfc64, 0xfd3d},
  {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdf9}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xfe33, 0xfe34}, {0xfe4d, 0xfe4f}, {0xfe71, 0xfe71},
  {0xfe73, 0xfe73}, {0xfe77, 0xfe77}, {0xfe79, 0xfe79}, {0xfe7b, 0xfe7b}, {0xfe7d, 0xfe7d}, {0xfe7f, 0xfefc}, {0xff10, 0xff19}, {0xff21, 0xff3a},
  {0xff3f, 0xff3f}, {0xff41, 0xff5a}, {0xff65, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc}, {0x10000, 0x1000b},
  {0x1000d, 0x10026}, {0x10028, 0x1003a}, {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10140, 0x10174}, {0x101fd, 0x101fd},
  {0x10280, 0x1029c}, {0x102a0, 0x102d0}, {0x102e0, 0x102e0}, {0x10300, 0x1031f}, {0x1032d, 0x1034a}, {0x10350, 0x1037a}, {0x10380, 0x1039d}, {0x103a0, 0x103c3},
  {0x103c8, 0x103cf}, {0x103d1, 0x103d5}, {0x10400, 0x1049d}, {0x104a0, 0x104a9}, {0x104b0, 0x104d3}, {0x104d8, 0x104fb}, {0x10500, 0x10527}, {0x10530, 0x10563},
  {0x10570, 0x1057a}, {0x1057c, 0x1058a}, {0x1058c, 0x10592}, {0x10594, 0x10595}, {0x10597, 0x105a1}, {0x105a3, 0x105b1}, {0x105b3, 0x105b9}, {0x105bb, 0x105bc},
  {0x10600, 0x10736}, {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10780, 0x10785}, {0x10787, 0x107b0}, {0x107b2, 0x107ba}, {0x10800, 0x10805}, {0x10808, 0x10808},
  {0x1080a, 0x10835}, {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10860, 0x10876}, {0x10880, 0x1089e}, {0x108e0, 0x108f2}, {0x108f4, 0x108f5},
  {0x10900, 0x10915}, {0x10920, 0x10939}, {0x10980, 0x109b7}, {0x109be, 0x109bf}, {0x10a00, 0x10a03}, {0x10a05, 0x10a06}, {0x10a0c, 0x10a13}, {0x10a15, 0x10a17},
  {0x10a19, 0x10a35}, {0x10a38, 0x10a3a}, {0x10a3f, 0x10a3f}, {0x10a60, 0x10a7c}, {0x10a80, 0x10a9c}, {0x10ac0, 0x10ac7}, {0x10ac9, 0x10ae6}, {0x10b00, 0x10b35},
  {0x10b40, 0x10b55}, {0x10b60, 0x10b72}, {0x10b80, 0x10b91}, {0x10c00, 0x10c48}, {0x10c80, 0x10cb2}, {0x10cc0, 0x10cf2}, {0x10d00, 0x10d27}, {0x10d30, 0x10d39},
  {0x10e80, 0x10ea9}, {0x10eab, 0x10eac}, {0x10eb0, 0x10eb1}, {0x10efd, 0x10f1c}, {0x10f27, 0x10f27}, {0x10f30, 0x10f50}, {0x10f70, 0x10f85}, {0x10fb0, 0x10fc4},
  {0x10fe0, 0x10ff6}, {0x11000, 0x11046}, {0x11066, 0x11075}, {0x1107f, 0x110ba}, {0x110c2, 0x110c2}, {0x110d0, 0x110e8}, {0x110f0, 0x110f9}, {0x11100, 0x11134},
  {0x11136, 0x1113f}, {0x11144, 0x11147}, {0x11150, 0x11173}, {0x11176, 0x11176}, {0x11180, 0x111c4}, {0x111c9, 0x111cc}, {0x111ce, 0x111da}, {0x111dc, 0x111dc},
  {0x11200, 0x11211}, {0x11213, 0x11237}, {0x1123e, 0x11241}, {0x11280, 0x11286}, {0x11288, 0x11288}, {0x1128a, 0x1128d}, {0x1128f, 0x1129d}, {0x1129f, 0x112a8},
  {0x112b0, 0x112ea}, {0x112f0, 0x112f9}, {0x11300, 0x11303}, {0x11305, 0x1130c}, {0x1130f, 0x11310}, {0x11313, 0x11328}, {0x1132a, 0x11330}, {0x11332, 0x11333},
  {0x11335, 0x11339}, {0x1133b, 0x11344}, {0x11347, 0x11348}, {0x1134b, 0x1134d}, {0x11350, 0x11350}, {0x11357, 0x11357}, {0x1135d, 0x11363}, {0x11366, 0x1136c},
  {0x11370, 0x11374}, {0x11400, 0x1144a}, {0x11450, 0x11459}, {0x1145e, 0x11461}, {0x11480, 0x114c5}, {0x114c7, 0x114c7}, {0x114d0, 0x114d9}, {0x11580, 0x115b5},
  {0x115b8, 0x115c0}, {0x115d8, 0x115dd}, {0x11600, 0x11640}, {0x11644, 0x11644}, {0x11650, 0x11659}, {0x11680, 0x116b8}, {0x116c0, 0x116c9}, {0x11700, 0x1171a},
  {0x1171d, 0x1172b}, {0x11730, 0x11739}, {0x11740, 0x11746}, {0x11800, 0x1183a}, {0x118a0, 0x118e9}, {0x118ff, 0x11906}, {0x11909, 0x11909}, {0x1190c, 0x11913},
  {0x11915, 0x11916}, {0x11918, 0x11935}, {0x11937, 0x11938}, {0x1193b, 0x11943}, {0x11950, 0x11959}, {0x119a0, 0x119a7}, {0x119aa, 0x119d7}, {0x119da, 0x119e1},
  {0x119e3, 0x119e4}, {0x11a00, 0x11a3e}, {0x11a47, 0x11a47}, {0x11a50, 0x11a99}, {0x11a9d, 0x11a9d}, {0x11ab0, 0x11af8}, {0x11c00, 0x11c08}, {0x11c0a, 0x11c36},
  {0x11c38, 0x11c40}, {0x11c50, 0x11c59}, {0x11c72, 0x11c8f}, {0x11c92, 0x11ca7}, {0x11ca9, 0x11cb6}, {0x11d00, 0x11d06}, {0x11d08, 0x11d09}, {0x11d0b, 0x11d36},
  {0x11d3a, 0x11d3a}, {0x11d3c, 0x11d3d}, {0x11d3f, 0x11d47}, {0x11d50, 0x11d59}, {0x11d60, 0x11d65}, {0x11d67, 0x11d68}, {0x11d6a, 0x11d8e}, {0x11d90, 0x11d91},
  {0x11d93, 0x11d98}, {0x11da0, 0x11da9}, {0x11ee0, 0x11ef6}, {0x11f00, 0x11f10}, {0x11f12, 0x11f3a}, {0x11f3e, 0x11f42}, {0x11f50, 0x11f59}, {0x11fb0, 0x11fb0},
  {0x12000, 0x12399}, {0x12400, 0x1246e}, {0x12480, 0x12543}, {0x12f90, 0x12ff0}, {0x13000, 0x1342f}, {0x13440, 0x13455}, {0x14400, 0x14646}, {0x16800, 0x16a38},
  {0x16a40, 0x16a5e}, {0x16a60, 0x16a69}, {0x16a70, 0x16abe}, {0x16ac0, 0x16ac9}, {0x16ad0, 0x16aed}, {0x16af0, 0x16af4}, {0x16b00, 0x16b36}, {0x16b40, 0x16b43},
  {0x16b50, 0x16b59}, {0x16b63, 0x16b77}, {0x16b7d, 0x16b8f}, {0x16e40, 0x16e7f}, {0x16f00, 0x16f4a}, {0x16f4f, 0x16f87}, {0x16f8f, 0x16f9f}, {0x16fe0, 0x16fe1},
  {0x16fe3, 0x16fe4}, {0x16ff0, 0x16ff1}, {0x17000, 0x187f7}, {0x18800, 0x18cd5}, {0x18d00, 0x18d08}, {0x1aff0, 0x1aff3}, {0x1aff5, 0x1affb}, {0x1affd, 0x1affe},
  {0x1b000, 0x1b122}, {0x1b132, 0x1b132}, {0x1b150, 0x1b152}, {0x1b155, 0x1b155}, {0x1b164, 0x1b167}, {0x1b170, 0x1b2fb}, {0x1bc00, 0x1bc6a}, {0x1bc70, 0x1bc7c},
  {0x1bc80, 0x1bc88}, {0x1bc90, 0x1bc99}, {0x1bc9d, 0x1bc9e}, {0x1cf00, 0x1cf2d}, {0x1cf30, 0x1cf46}, {0x1d165, 0x1d169}, {0x1d16d, 0x1d172}, {0x1d17b, 0x1d182},
  {0x1d185, 0x1d18b}, {0x1d1aa, 0x1d1ad}, {0x1d242, 0x1d244}, {0x1d400, 0x1d454}, {0x1d456, 0x1d49c}, {0x1d49e, 0x1d49f}, {0x1d4a2, 0x1d4a2}, {0x1d4a5, 0x1d4a6},
  {0x1d4a9, 0x1d4ac}, {0x1d4ae, 0x1d4b9}, {0x1d4bb, 0x1d4bb}, {0x1d4bd, 0x1d4c3}, {0x1d4c5, 0x1d505}, {0x1d507, 0x1d50a}, {0x1d50d, 0x1d514}, {0x1d516, 0x1d51c},
  {0x1d51e, 0x1d539}, {0x1d53b, 0x1d53e}, {0x1d540, 0x1d544}, {0x1d546, 0x1d546}, {0x1d54a, 0x1d550}, {0x1d552, 0x1d6a5}, {0x1d6a8, 0x1d6c0}, {0x1d6c2, 0x1d6da},
  {0x1d6dc, 0x1d6fa}, {0x1d6fc, 0x1d714}, {0x1d716, 0x1d734}, {0x1d736, 0x1d74e}, {0x1d750, 0x1d76e}, {0x1d770, 0x1d788}, {0x1d78a, 0x1d7a8}, {0x1d7aa, 0x1d7c2},
  {0x1d7c4, 0x1d7cb}, {0x1d7ce, 0x1d7ff}, {0x1da00, 0x1da36}, {0x1da3b, 0x1da6c}, {0x1da75, 0x1da75}, {0x1da84, 0x1da84}, {0x1da9b, 0x1da9f}, {0x1daa1, 0x1daaf},
  {0x1df00, 0x1df1e}, {0x1df25, 0x1df2a}, {0x1e000, 0x1e006}, {0x1e008, 0x1e018}, {0x1e01b, 0x1e021}, {0x1e023, 0x1e024}, {0x1e026, 0x1e02a}, {0x1e030, 0x1e06d},
  {0x1e08f, 0x1e08f}, {0x1e100, 0x1e12c}, {0x1e130, 0x1e13d}, {0x1e140, 0x1e149}, {0x1e14e, 0x1e14e}, {0x1e290, 0x1e2ae}, {0x1e2c0, 0x1e2f9}, {0x1e4d0, 0x1e4f9},
  {0x1e7e0, 0x1e7e6}, {0x1e7e8, 0x1e7eb}, {0x1e7ed, 0x1e7ee}, {0x1e7f0, 0x1e7fe}, {0x1e800, 0x1e8c4}, {0x1e8d0, 0x1e8d6}, {0x1e900, 0x1e94b}, {0x1e950, 0x1e959},
  {0x1ee00, 0x1ee03}, {0x1ee05, 0x1ee1f}, {0x1ee21, 0x1ee22}, {0x1ee24, 0x1ee24}, {0x1ee27, 0x1ee27}, {0x1ee29, 0x1ee32}, {0x1ee34, 0x1ee37}, {0x1ee39, 0x1ee39},
  {0x1ee3b, 0x1ee3b}, {0x1ee42, 0x1ee42}, {0x1ee47, 0x1ee47}, {0x1ee49, 0x1ee49}, {0x1ee4b, 0x1ee4b}, {0x1ee4d, 0x1ee4f}, {0x1ee51, 0x1ee52}, {0x1ee54, 0x1ee54},
  {0x1ee57, 0x1ee57}, {0x1ee59, 0x1ee59}, {0x1ee5b, 0x1ee5b}, {0x1ee5d, 0x1ee5d}, {0x1ee5f, 0x1ee5f}, {0x1ee61, 0x1ee62}, {0x1ee64, 0x1ee64}, {0x1ee67, 0x1ee6a},
  {0x1ee6c, 0x1ee72}, {0x1ee74, 0x1ee77}, {0x1ee79, 0x1ee7c}, {0x1ee7e, 0x1ee7e}, {0x1ee80, 0x1ee89}, {0x1ee8b, 0x1ee9b}, {0x1eea1, 0x1eea3}, {0x1eea5, 0x1eea9},
  {0x1eeab, 0x1eebb}, {0x1f004, 0x1f004}, {0x1f0cf, 0x1f0cf}, {0x1f170, 0x1f171}, {0x1f17e, 0x1f17f}, {0x1f18e, 0x1f18e}, {0x1f191, 0x1f19a}, {0x1f1e6, 0x1f1ff},
  {0x1f201, 0x1f202}, {0x1f21a, 0x1f21a}, {0x1f22f, 0x1f22f}, {0x1f232, 0x1f23a}, {0x1f250, 0x1f251}, {0x1f300, 0x1f321}, {0x1f324, 0x1f393}, {0x1f396, 0x1f397},
  {0x1f399, 0x1f39b}, {0x1f39e, 0x1f3f0}, {0x1f3f3, 0x1f3f5}, {0x1f3f7, 0x1f4fd}, {0x1f4ff, 0x1f53d}, {0x1f549, 0x1f54e}, {0x1f550, 0x1f567}, {0x1f56f, 0x1f570},
  {0x1f573, 0x1f57a}, {0x1f587, 0x1f587}, {0x1f58a, 0x1f58d}, {0x1f590, 0x1f590}, {0x1f595, 0x1f596}, {0x1f5a4, 0x1f5a5}, {0x1f5a8, 0x1f5a8}, {0x1f5b1, 0x1f5b2},
  {0x1f5bc, 0x1f5bc}, {0x1f5c2, 0x1f5c4}, {0x1f5d1, 0x1f5d3}, {0x1f5dc, 0x1f5de}, {0x1f5e1, 0x1f5e1}, {0x1f5e3, 0x1f5e3}, {0x1f5e8, 0x1f5e8}, {0x1f5ef, 0x1f5ef},
  {0x1f5f3, 0x1f5f3}, {0x1f5fa, 0x1f64f}, {0x1f680, 0x1f6c5}, {0x1f6cb, 0x1f6d2}, {0x1f6d5, 0x1f6d7}, {0x1f6dc, 0x1f6e5}, {0x1f6e9, 0x1f6e9}, {0x1f6eb, 0x1f6ec},
  {0x1f6f0, 0x1f6f0}, {0x1f6f3, 0x1f6fc}, {0x1f7e0, 0x1f7eb}, {0x1f7f0, 0x1f7f0}, {0x1f90c, 0x1f93a}, {0x1f93c, 0x1f945}, {0x1f947, 0x1f9ff}, {0x1fa70, 0x1fa7c},
  {0x1fa80, 0x1fa88}, {0x1fa90, 0x1fabd}, {0x1fabf, 0x1fac5}, {0x1face, 0x1fadb}, {0x1fae0, 0x1fae8}, {0x1faf0, 0x1faf8}, {0x1fbf0, 0x1fbf9}, {0x20000, 0x2a6df},
  {0x2a700, 0x2b739}, {0x2b740, 0x2b81d}, {0x2b820, 0x2cea1}, {0x2ceb0, 0x2ebe0}, {0x2ebf0, 0x2ee5d}, {0x2f800, 0x2fa1d}, {0x30000, 0x3134a}, {0x31350, 0x323af},
  {0xe0100, 0xe01ef},
};

static TSCharacterRange aux_sym_simple_identifier_token1_character_set_3[] = {
  {'#', '#'}, {'*', '*'}, {'0', '9'}, {'A', 'Z'}, {'_', '_'}, {'a', 'z'}, {0xa9, 0xaa}, {0xae, 0xae},
  {0xb5, 0xb5}, {0xb7, 0xb7}, {0xba, 0xba}, {0xc0, 0xd6}, {0xd8, 0xf6}, {0xf8, 0x2c1}, {0x2c6, 0x2d1}, {0x2e0, 0x2e4},
  {0x2ec, 0x2ec}, {0x2ee, 0x2ee}, {0x300, 0x374}, {0x376, 0x377}, {0x37b, 0x37d}, {0x37f, 0x37f}, {0x386, 0x38a}, {0x38c, 0x38c},
  {0x38e, 0x3a1}, {0x3a3, 0x3f5}, {0x3f7, 0x481}, {0x483, 0x487}, {0x48a, 0x52f}, {0x531, 0x556}, {0x559, 0x559}, {0x560, 0x588},
  {0x591, 0x5bd}, {0x5bf, 0x5bf}, {0x5c1, 0x5c2}, {0x5c4, 0x5c5}, {0x5c7, 0x5c7}, {0x5d0, 0x5ea}, {0x5ef, 0x5f2}, {0x610, 0x61a},
  {0x620, 0x669}, {0x66e, 0x6d3}, {0x6d5, 0x6dc}, {0x6df, 0x6e8}, {0x6ea, 0x6fc}, {0x6ff, 0x6ff}, {0x710, 0x74a}, {0x74d, 0x7b1},
  {0x7c0, 0x7f5}, {0x7fa, 0x7fa}, {0x7fd, 0x7fd}, {0x800, 0x82d}, {0x840, 0x85b}, {0x860, 0x86a}, {0x870, 0x887}, {0x889, 0x88e},
  {0x898, 0x8e1}, {0x8e3, 0x963}, {0x966, 0x96f}, {0x971, 0x983}, {0x985, 0x98c}, {0x98f, 0x990}, {0x993, 0x9a8}, {0x9aa, 0x9b0},
  {0x9b2, 0x9b2}, {0x9b6, 0x9b9}, {0x9bc, 0x9c4}, {0x9c7, 0x9c8}, {0x9cb, 0x9ce}, {0x9d7, 0x9d7}, {0x9dc, 0x9dd}, {0x9df, 0x9e3},
  {0x9e6, 0x9f1}, {0x9fc, 0x9fc}, {0x9fe, 0x9fe}, {0xa01, 0xa03}, {0xa05, 0xa0a}, {0xa0f, 0xa10}, {0xa13, 0xa28}, {0xa2a, 0xa30},
  {0xa32, 0xa33}, {0xa35, 0xa36}, {0xa38, 0xa39}, {0xa3c, 0xa3c}, {0xa3e, 0xa42}, {0xa47, 0xa48}, {0xa4b, 0xa4d}, {0xa51, 0xa51},
  {0xa59, 0xa5c}, {0xa5e, 0xa5e}, {0xa66, 0xa75}, {0xa81, 0xa83}, {0xa85, 0xa8d}, {0xa8f, 0xa91}, {0xa93, 0xaa8}, {0xaaa, 0xab0},
  {0xab2, 0xab3}, {0xab5, 0xab9}, {0xabc, 0xac5}, {0xac7, 0xac9}, {0xacb, 0xacd}, {0xad0, 0xad0}, {0xae0, 0xae3}, {0xae6, 0xaef},
  {0xaf9, 0xaff}, {0xb01, 0xb03}, {0xb05, 0xb0c}, {0xb0f, 0xb10}, {0xb13, 0xb28}, {0xb2a, 0xb30}, {0xb32, 0xb33}, {0xb35, 0xb39},
  {0xb3c, 0xb44}, {0xb47, 0xb48}, {0xb4b, 0xb4d}, {0xb55, 0xb57}, {0xb5c, 0xb5d}, {0xb5f, 0xb63}, {0xb66, 0xb6f}, {0xb71, 0xb71},
  {0xb82, 0xb83}, {0xb85, 0xb8a}, {0xb8e, 0xb90}, {0xb92, 0xb95}, {0xb99, 0xb9a}, {0xb9c, 0xb9c}, {0xb9e, 0xb9f}, {0xba3, 0xba4},
  {0xba8, 0xbaa}, {0xbae, 0xbb9}, {0xbbe, 0xbc2}, {0xbc6, 0xbc8}, {0xbca, 0xbcd}, {0xbd0, 0xbd0}, {0xbd7, 0xbd7}, {0xbe6, 0xbef},
  {0xc00, 0xc0c}, {0xc0e, 0xc10}, {0xc12, 0xc28}, {0xc2a, 0xc39}, {0xc3c, 0xc44}, {0xc46, 0xc48}, {0xc4a, 0xc4d}, {0xc55, 0xc56},
  {0xc58, 0xc5a}, {0xc5d, 0xc5d}, {0xc60, 0xc63}, {0xc66, 0xc6f}, {0xc80, 0xc83}, {0xc85, 0xc8c}, {0xc8e, 0xc90}, {0xc92, 0xca8},
  {0xcaa, 0xcb3}, {0xcb5, 0xcb9}, {0xcbc, 0xcc4}, {0xcc6, 0xcc8}, {0xcca, 0xccd}, {0xcd5, 0xcd6}, {0xcdd, 0xcde}, {0xce0, 0xce3},
  {0xce6, 0xcef}, {0xcf1, 0xcf3}, {0xd00, 0xd0c}, {0xd0e, 0xd10}, {0xd12, 0xd44}, {0xd46, 0xd48}, {0xd4a, 0xd4e}, {0xd54, 0xd57},
  {0xd5f, 0xd63}, {0xd66, 0xd6f}, {0xd7a, 0xd7f}, {0xd81, 0xd83}, {0xd85, 0xd96}, {0xd9a, 0xdb1}, {0xdb3, 0xdbb}, {0xdbd, 0xdbd},
  {0xdc0, 0xdc6}, {0xdca, 0xdca}, {0xdcf, 0xdd4}, {0xdd6, 0xdd6}, {0xdd8, 0xddf}, {0xde6, 0xdef}, {0xdf2, 0xdf3}, {0xe01, 0xe3a},
  {0xe40, 0xe4e}, {0xe50, 0xe59}, {0xe81, 0xe82}, {0xe84, 0xe84}, {0xe86, 0xe8a}, {0xe8c, 0xea3}, {0xea5, 0xea5}, {0xea7, 0xebd},
  {0xec0, 0xec4}, {0xec6, 0xec6}, {0xec8, 0xece}, {0xed0, 0xed9}, {0xedc, 0xedf}, {0xf00, 0xf00}, {0xf18, 0xf19}, {0xf20, 0xf29},
  {0xf35, 0xf35}, {0xf37, 0xf37}, {0xf39, 0xf39}, {0xf3e, 0xf47}, {0xf49, 0xf6c}, {0xf71, 0xf84}, {0xf86, 0xf97}, {0xf99, 0xfbc},
  {0xfc6, 0xfc6}, {0x1000, 0x1049}, {0x1050, 0x109d}, {0x10a0, 0x10c5}, {0x10c7, 0x10c7}, {0x10cd, 0x10cd}, {0x10d0, 0x10fa}, {0x10fc, 0x1248},
  {0x124a, 0x124d}, {0x1250, 0x1256}, {0x1258, 0x1258}, {0x125a, 0x125d}, {0x1260, 0x1288}, {0x128a, 0x128d}, {0x1290, 0x12b0}, {0x12b2, 0x12b5},
  {0x12b8, 0x12be}, {0x12c0, 0x12c0}, {0x12c2, 0x12c5}, {0x12c8, 0x12d6}, {0x12d8, 0x1310}, {0x1312, 0x1315}, {0x1318, 0x135a}, {0x135d, 0x135f},
  {0x1369, 0x1371}, {0x1380, 0x138f}, {0x13a0, 0x13f5}, {0x13f8, 0x13fd}, {0x1401, 0x166c}, {0x166f, 0x167f}, {0x1681, 0x169a}, {0x16a0, 0x16ea},
  {0x16ee, 0x16f8}, {0x1700, 0x1715}, {0x171f, 0x1734}, {0x1740, 0x1753}, {0x1760, 0x176c}, {0x176e, 0x1770}, {0x1772, 0x1773}, {0x1780, 0x17d3},
  {0x17d7, 0x17d7}, {0x17dc, 0x17dd}, {0x17e0, 0x17e9}, {0x180b, 0x180d}, {0x180f, 0x1819}, {0x1820, 0x1878}, {0x1880, 0x18aa}, {0x18b0, 0x18f5},
  {0x1900, 0x191e}, {0x1920, 0x192b}, {0x1930, 0x193b}, {0x1946, 0x196d}, {0x1970, 0x1974}, {0x1980, 0x19ab}, {0x19b0, 0x19c9}, {0x19d0, 0x19da},
  {0x1a00, 0x1a1b}, {0x1a20, 0x1a5e}, {0x1a60, 0x1a7c}, {0x1a7f, 0x1a89}, {0x1a90, 0x1a99}, {0x1aa7, 0x1aa7}, {0x1ab0, 0x1abd}, {0x1abf, 0x1ace},
  {0x1b00, 0x1b4c}, {0x1b50, 0x1b59}, {0x1b6b, 0x1b73}, {0x1b80, 0x1bf3}, {0x1c00, 0x1c37}, {0x1c40, 0x1c49}, {0x1c4d, 0x1c7d}, {0x1c80, 0x1c88},
  {0x1c90, 0x1cba}, {0x1cbd, 0x1cbf}, {0x1cd0, 0x1cd2}, {0x1cd4, 0x1cfa}, {0x1d00, 0x1f15}, {0x1f18, 0x1f1d}, {0x1f20, 0x1f45}, {0x1f48, 0x1f4d},
  {0x1f50, 0x1f57}, {0x1f59, 0x1f59}, {0x1f5b, 0x1f5b}, {0x1f5d, 0x1f5d}, {0x1f5f, 0x1f7d}, {0x1f80, 0x1fb4}, {0x1fb6, 0x1fbc}, {0x1fbe, 0x1fbe},
  {0x1fc2, 0x1fc4}, {0x1fc6, 0x1fcc}, {0x1fd0, 0x1fd3}, {0x1fd6, 0x1fdb}, {0x1fe0, 0x1fec}, {0x1ff2, 0x1ff4}, {0x1ff6, 0x1ffc}, {0x200c, 0x200d},
  {0x203c, 0x203c}, {0x203f, 0x2040}, {0x2049, 0x2049}, {0x2054, 0x2054}, {0x2071, 0x2071}, {0x207f, 0x207f}, {0x2090, 0x209c}, {0x20d0, 0x20dc},
  {0x20e1, 0x20e1}, {0x20e3, 0x20e3}, {0x20e5, 0x20f0}, {0x2102, 0x2102}, {0x2107, 0x2107}, {0x210a, 0x2113}, {0x2115, 0x2115}, {0x2118, 0x211d},
  {0x2122, 0x2122}, {0x2124, 0x2124}, {0x2126, 0x2126}, {0x2128, 0x2128}, {0x212a, 0x2139}, {0x213c, 0x213f}, {0x2145, 0x2149}, {0x214e, 0x214e},
  {0x2160, 0x2188}, {0x2194, 0x2199}, {0x21a9, 0x21aa}, {0x231a, 0x231b}, {0x2328, 0x2328}, {0x23cf, 0x23cf}, {0x23e9, 0x23f3}, {0x23f8, 0x23fa},
  {0x24c2, 0x24c2}, {0x25aa, 0x25ab}, {0x25b6, 0x25b6}, {0x25c0, 0x25c0}, {0x25fb, 0x25fe}, {0x2600, 0x2604}, {0x260e, 0x260e}, {0x2611, 0x2611},
  {0x2614, 0x2615}, {0x2618, 0x2618}, {0x261d, 0x261d}, {0x2620, 0x2620}, {0x2622, 0x2623}, {0x2626, 0x2626}, {0x262a, 0x262a}, {0x262e, 0x262f},
  {0x2638, 0x263a}, {0x2640, 0x2640}, {0x2642, 0x2642}, {0x2648, 0x2653}, {0x265f, 0x2660}, {0x2663, 0x2663}, {0x2665, 0x2666}, {0x2668, 0x2668},
  {0x267b, 0x267b}, {0x267e, 0x267f}, {0x2692, 0x2697}, {0x2699, 0x2699}, {0x269b, 0x269c}, {0x26a0, 0x26a1}, {0x26a7, 0x26a7}, {0x26aa, 0x26ab},
  {0x26b0, 0x26b1}, {0x26bd, 0x26be}, {0x26c4, 0x26c5}, {0x26c8, 0x26c8}, {0x26ce, 0x26cf}, {0x26d1, 0x26d1}, {0x26d3, 0x26d4}, {0x26e9, 0x26ea},
  {0x26f0, 0x26f5}, {0x26f7, 0x26fa}, {0x26fd, 0x26fd}, {0x2702, 0x2702}, {0x2705, 0x2705}, {0x2708, 0x270d}, {0x270f, 0x270f}, {0x2712, 0x2712},
  {0x2714, 0x2714}, {0x2716, 0x2716}, {0x271d, 0x271d}, {0x2721, 0x2721}, {0x2728, 0x2728}, {0x2733, 0x2734}, {0x2744, 0x2744}, {0x2747, 0x2747},
  {0x274c, 0x274c}, {0x274e, 0x274e}, {0x2753, 0x2755}, {0x2757, 0x2757}, {0x2763, 0x2764}, {0x2795, 0x2797}, {0x27a1, 0x27a1}, {0x27b0, 0x27b0},
  {0x27bf, 0x27bf}, {0x2934, 0x2935}, {0x2b05, 0x2b07}, {0x2b1b, 0x2b1c}, {0x2b50, 0x2b50}, {0x2b55, 0x2b55}, {0x2c00, 0x2ce4}, {0x2ceb, 0x2cf3},
  {0x2d00, 0x2d25}, {0x2d27, 0x2d27}, {0x2d2d, 0x2d2d}, {0x2d30, 0x2d67}, {0x2d6f, 0x2d6f}, {0x2d7f, 0x2d96}, {0x2da0, 0x2da6}, {0x2da8, 0x2dae},
  {0x2db0, 0x2db6}, {0x2db8, 0x2dbe}, {0x2dc0, 0x2dc6}, {0x2dc8, 0x2dce}, {0x2dd0, 0x2dd6}, {0x2dd8, 0x2dde}, {0x2de0, 0x2dff}, {0x3005, 0x3007},
  {0x3021, 0x3035}, {0x3038, 0x303d}, {0x3041, 0x3096}, {0x3099, 0x309a}, {0x309d, 0x309f}, {0x30a1, 0x30ff}, {0x3105, 0x312f}, {0x3131, 0x318e},
  {0x31a0, 0x31bf}, {0x31f0, 0x31ff}, {0x3297, 0x3297}, {0x3299, 0x3299}, {0x3400, 0x4dbf}, {0x4e00, 0xa48c}, {0xa4d0, 0xa4fd}, {0xa500, 0xa60c},
  {0xa610, 0xa62b}, {0xa640, 0xa66f}, {0xa674, 0xa67d}, {0xa67f, 0xa6f1}, {0xa717, 0xa71f}, {0xa722, 0xa788}, {0xa78b, 0xa7ca}, {0xa7d0, 0xa7d1},
  {0xa7d3, 0xa7d3}, {0xa7d5, 0xa7d9}, {0xa7f2, 0xa827}, {0xa82c, 0xa82c}, {0xa840, 0xa873}, {0xa880, 0xa8c5}, {0xa8d0, 0xa8d9}, {0xa8e0, 0xa8f7},
  {0xa8fb, 0xa8fb}, {0xa8fd, 0xa92d}, {0xa930, 0xa953}, {0xa960, 0xa97c}, {0xa980, 0xa9c0}, {0xa9cf, 0xa9d9}, {0xa9e0, 0xa9fe}, {0xaa00, 0xaa36},
  {0xaa40, 0xaa4d}, {0xaa50, 0xaa59}, {0xaa60, 0xaa76}, {0xaa7a, 0xaac2}, {0xaadb, 0xaadd}, {0xaae0, 0xaaef}, {0xaaf2, 0xaaf6}, {0xab01, 0xab06},
  {0xab09, 0xab0e}, {0xab11, 0xab16}, {0xab20, 0xab26}, {0xab28, 0xab2e}, {0xab30, 0xab5a}, {0xab5c, 0xab69}, {0xab70, 0xabea}, {0xabec, 0xabed},
  {0xabf0, 0xabf9}, {0xac00, 0xd7a3}, {0xd7b0, 0xd7c6}, {0xd7cb, 0xd7fb}, {0xf900, 0xfa6d}, {0xfa70, 0xfad9}, {0xfb00, 0xfb06}, {0xfb13, 0xfb17},
  {0xfb1d, 0xfb28}, {0xfb2a, 0xfb36}, {0xfb38, 0xfb3c}, {0xfb3e, 0xfb3e}, {0xfb40, 0xfb41}, {0xfb43, 0xfb44}, {0xfb46, 0xfbb1}, {0xfbd3, 0xfc5d},
  {0xfc64, 0xfd3d}, {0xfd50, 0xfd8f}, {0xfd92, 0xfdc7}, {0xfdf0, 0xfdf9}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}, {0xfe33, 0xfe34}, {0xfe4d, 0xfe4f},
  {0xfe71, 0xfe71}, {0xfe73, 0xfe73}, {0xfe77, 0xfe77}, {0xfe79, 0xfe79}, {0xfe7b, 0xfe7b}, {0xfe7d, 0xfe7d}, {0xfe7f, 0xfefc}, {0xff10, 0xff19},
  {0xff21, 0xff3a}, {0xff3f, 0xff3f}, {0xff41, 0xff5a}, {0xff65, 0xffbe}, {0xffc2, 0xffc7}, {0xffca, 0xffcf}, {0xffd2, 0xffd7}, {0xffda, 0xffdc},
  {0x10000, 0x1000b}, {0x1000d, 0x10026}, {0x10028, 0x1003a}, {0x1003c, 0x1003d}, {0x1003f, 0x1004d}, {0x10050, 0x1005d}, {0x10080, 0x100fa}, {0x10140, 0x10174},
  {0x101fd, 0x101fd}, {0x10280, 0x1029c}, {0x102a0, 0x102d0}, {0x102e0, 0x102e0}, {0x10300, 0x1031f}, {0x1032d, 0x1034a}, {0x10350, 0x1037a}, {0x10380, 0x1039d},
  {0x103a0, 0x103c3}, {0x103c8, 0x103cf}, {0x103d1, 0x103d5}, {0x10400, 0x1049d}, {0x104a0, 0x104a9}, {0x104b0, 0x104d3}, {0x104d8, 0x104fb}, {0x10500, 0x10527},
  {0x10530, 0x10563}, {0x10570, 0x1057a}, {0x1057c, 0x1058a}, {0x1058c, 0x10592}, {0x10594, 0x10595}, {0x10597, 0x105a1}, {0x105a3, 0x105b1}, {0x105b3, 0x105b9},
  {0x105bb, 0x105bc}, {0x10600, 0x10736}, {0x10740, 0x10755}, {0x10760, 0x10767}, {0x10780, 0x10785}, {0x10787, 0x107b0}, {0x107b2, 0x107ba}, {0x10800, 0x10805},
  {0x10808, 0x10808}, {0x1080a, 0x10835}, {0x10837, 0x10838}, {0x1083c, 0x1083c}, {0x1083f, 0x10855}, {0x10860, 0x10876}, {0x10880, 0x1089e}, {0x108e0, 0x108f2},
  {0x108f4, 0x108f5}, {0x10900, 0x10915}, {0x10920, 0x10939}, {0x10980, 0x109b7}, {0x109be, 0x109bf}, {0x10a00, 0x10a03}, {0x10a05, 0x10a06}, {0x10a0c, 0x10a13},
  {0x10a15, 0x10a17}, {0x10a19, 0x10a35}, {0x10a38, 0x10a3a}, {0x10a3f, 0x10a3f}, {0x10a60, 0x10a7c}, {0x10a80, 0x10a9c}, {0x10ac0, 0x10ac7}, {0x10ac9, 0x10ae6},
  {0x10b00, 0x10b35}, {0x10b40, 0x10b55}, {0x10b60, 0x10b72}, {0x10b80, 0x10b91}, {0x10c00, 0x10c48}, {0x10c80, 0x10cb2}, {0x10cc0, 0x10cf2}, {0x10d00, 0x10d27},
  {0x10d30, 0x10d39}, {0x10e80, 0x10ea9}, {0x10eab, 0x10eac}, {0x10eb0, 0x10eb1}, {0x10efd, 0x10f1c}, {0x10f27, 0x10f27}, {0x10f30, 0x10f50}, {0x10f70, 0x10f85},
  {0x10fb0, 0x10fc4}, {0x10fe0, 0x10ff6}, {0x11000, 0x11046}, {0x11066, 0x11075}, {0x1107f, 0x110ba}, {0x110c2, 0x110c2}, {0x110d0, 0x110e8}, {0x110f0, 0x110f9},
  {0x11100, 0x11134}, {0x11136, 0x1113f}, {0x11144, 0x11147}, {0x11150, 0x11173}, {0x11176, 0x11176}, {0x11180, 0x111c4}, {0x111c9, 0x111cc}, {0x111ce, 0x111da},
  {0x111dc, 0x111dc}, {0x11200, 0x11211}, {0x11213, 0x11237}, {0x1123e, 0x11241}, {0x11280, 0x11286}, {0x11288, 0x11288}, {0x1128a, 0x1128d}, {0x1128f, 0x1129d},
  {0x1129f, 0x112a8}, {0x112b0, 0x112ea}, {0x112f0, 0x112f9}, {0x11300, 0x11303}, {0x11305, 0x1130c}, {0x1130f, 0x11310}, {0x11313, 0x11328}, {0x1132a, 0x11330},
  {0x11332, 0x11333}, {0x11335, 0x11339}, {0x1133b, 0x11344}, {0x11347, 0x11348}, {0x1134b, 0x1134d}, {0x11350, 0x11350}, {0x11357, 0x11357}, {0x1135d, 0x11363},
  {0x11366, 0x1136c}, {0x11370, 0x11374}, {0x11400, 0x1144a}, {0x11450, 0x11459}, {0x1145e, 0x11461}, {0x11480, 0x114c5}, {0x114c7, 0x114c7}, {0x114d0, 0x114d9},
  {0x11580, 0x115b5}, {0x115b8, 0x115c0}, {0x115d8, 0x115dd}, {0x11600, 0x11640}, {0x11644, 0x11644}, {0x11650, 0x11659}, {0x11680, 0x116b8}, {0x116c0, 0x116c9},
  {0x11700, 0x1171a}, {0x1171d, 0x1172b}, {0x11730, 0x11739}, {0x11740, 0x11746}, {0x11800, 0x1183a}, {0x118a0, 0x118e9}, {0x118ff, 0x11906}, {0x11909, 0x11909},
  {0x1190c, 0x11913}, {0x11915, 0x11916}, {0x11918, 0x11935}, {0x11937, 0x11938}, {0x1193b, 0x11943}, {0x11950, 0x11959}, {0x119a0, 0x119a7}, {0x119aa, 0x119d7},
  {0x119da, 0x119e1}, {0x119e3, 0x119e4}, {0x11a00, 0x11a3e}, {0x11a47, 0x11a47}, {0x11a50, 0x11a99}, {0x11a9d, 0x11a9d}, {0x11ab0, 0x11af8}, {0x11c00, 0x11c08},
  {0x11c0a, 0x11c36}, {0x11c38, 0x11c40}, {0x11c50, 0x11c59}, {0x11c72, 0x11c8f}, {0x11c92, 0x11ca7}, {0x11ca9, 0x11cb6}, {0x11d00, 0x11d06}, {0x11d08, 0x11d09},
  {0x11d0b, 0x11d36}, {0x11d3a, 0x11d3a}, {0x11d3c, 0x11d3d}, {0x11d3f, 0x11d47}, {0x11d50, 0x11d59}, {0x11d60, 0x11d65}, {0x11d67, 0x11d68}, {0x11d6a, 0x11d8e},
  {0x11d90, 0x11d91}, {0x11d93, 0x11d98}, {0x11da0, 0x11da9}, {0x11ee0, 0x11ef6}, {0x11f00, 0x11f10}, {0x11f12, 0x11f3a}, {0x11f3e, 0x11f42}, {0x11f50, 0x11f59},
  {0x11fb0, 0x11fb0}, {0x12000, 0x12399}, {0x12400, 0x1246e}, {0x12480, 0x12543}, {0x12f90, 0x12ff0}, {0x13000, 0x1342f}, {0x13440, 0x13455}, {0x14400, 0x14646},
  {0x16800, 0x16a38}, {0x16a40, 0x16a5e}, {0x16a60, 0x16a69}, {0x16a70, 0x16abe}, {0x16ac0, 0x16ac9}, {0x16ad0, 0x16aed}, {0x16af0, 0x16af4}, {0x16b00, 0x16b36},
  {0x16b40, 0x16b43}, {0x16b50, 0x16b59}, {0x16b63, 0x16b77}, {0x16b7d, 0x16b8f}, {0x16e40, 0x16e7f}, {0x16f00, 0x16f4a}, {0x16f4f, 0x16f87}, {0x16f8f, 0x16f9f},
  {0x16fe0, 0x16fe1}, {0x16fe3, 0x16fe4}, {0x16ff0, 0x16ff1}, {0x17000, 0x187f7}, {0x18800, 0x18cd5}, {0x18d00, 0x18d08}, {0x1aff0, 0x1aff3}, {0x1aff5, 0x1affb},
  {0x1affd, 0x1affe}, {0x1b000, 0x1b122}, {0x1b132, 0x1b132}, {0x1b150, 0x1b152}, {0x1b155, 0x1b155}, {0x1b164, 0x1b167}, {0x1b170, 0x1b2fb}, {0x1bc00, 0x1bc6a},
  {0x1bc70, 0x1bc7c}, {0x1bc80, 0x1bc88}, {0x1bc90, 0x1bc99}, {0x1bc9d, 0x1bc9e}, {0x1cf00, 0x1cf2d}, {0x1cf30, 0x1cf46}, {0x1d165, 0x1d169}, {0x1d16d, 0x1d172},
  {0x1d17b, 0x1d182}, {0x1d185, 0x1d18b}, {0x1d1aa, 0x1d1ad}, {0x1d242, 0x1d244}, {0x1d400, 0x1d454}, {0x1d456, 0x1d49c}, {0x1d49e, 0x1d49f}, {0x1d4a2, 0x1d4a2},
  {0x1d4a5, 0x1d4a6}, {0x1d4a9, 0x1d4ac}, {0x1d4ae, 0x1d4b9}, {0x1d4bb, 0x1d4bb}, {0x1d4bd, 0x1d4c3}, {0x1d4c5, 0x1d505}, {0x1d507, 0x1d50a}, {0x1d50d, 0x1d514},
  {0x1d516, 0x1d51c}, {0x1d51e, 0x1d539}, {0x1d53b, 0x1d53e}, {0x1d540, 0x1d544}, {0x1d546, 0x1d546}, {0x1d54a, 0x1d550}, {0x1d552, 0x1d6a5}, {0x1d6a8, 0x1d6c0},
  {0x1d6c2, 0x1d6da}, {0x1d6dc, 0x1d6fa}, {0x1d6fc, 0x1d714}, {0x1d716, 0x1d734}, {0x1d736, 0x1d74e}, {0x1d750, 0x1d76e}, {0x1d770, 0x1d788}, {0x1d78a, 0x1d7a8},
  {0x1d7aa, 0x1d7c2}, {0x1d7c4, 0x1d7cb}, {0x1d7ce, 0x1d7ff}, {0x1da00, 0x1da36}, {0x1da3b, 0x1da6c}, {0x1da75, 0x1da75}, {0x1da84, 0x1da84}, {0x1da9b, 0x1da9f},
  {0x1daa1, 0x1daaf}, {0x1df00, 0x1df1e}, {0x1df25, 0x1df2a}, {0x1e000, 0x1e006}, {0x1e008, 0x1e018}, {0x1e01b, 0x1e021}, {0x1e023, 0x1e024}, {0x1e026, 0x1e02a},
  {0x1e030, 0x1e06d}, {0x1e08f, 0x1e08f}, {0x1e100, 0x1e12c}, {0x1e130, 0x1e13d}, {0x1e140, 0x1e149}, {0x1e14e, 0x1e14e}, {0x1e290, 0x1e2ae}, {0x1e2c0, 0x1e2f9},
  {0x1e4d0, 0x1e4f9}, {0x1e7e0, 0x1e7e6}, {0x1e7e8, 0x1e7eb}, {0x1e7ed, 0x1e7ee}, {0x1e7f0, 0x1e7fe}, {0x1e800, 0x1e8c4}, {0x1e8d0, 0x1e8d6}, {0x1e900, 0x1e94b},
  {0x1e950, 0x1e959}, {0x1ee00, 0x1ee03}, {0x1ee05, 0x1ee1f}, {0x1ee21, 0x1ee22}, {0x1ee24, 0x1ee24}, {0x1ee27, 0x1ee27}, {0x1ee29, 0x1ee32}, {0x1ee34, 0x1ee37},
  {0x1ee39, 0x1ee39}, {0x1ee3b, 0x1ee3b}, {0x1ee42, 0x1ee42}, {0x1ee47, 0x1ee47}, {0x1ee49, 0x1ee49}, {0x1ee4b, 0x1ee4b}, {0x1ee4d, 0x1ee4f}, {0x1ee51, 0x1ee52},
  {0x1ee54, 0x1ee54}, {0x1ee57, 0x1ee57}, {0x1ee59, 0x1ee59}, {0x1ee5b, 0x1ee5b}, {0x1ee5d, 0x1ee5d}, {0x1ee5f, 0x1ee5f}, {0x1ee61, 0x1ee62}, {0x1ee64, 0x1ee64},
  {0x1ee67, 0x1ee6a}, {0x1ee6c, 0x1ee72}, {0x1ee74, 0x1ee77}, {0x1ee79, 0x1ee7c}, {0x1ee7e, 0x1ee7e}, {0x1ee80, 0x1ee89}, {0x1ee8b, 0x1ee9b}, {0x1eea1, 0x1eea3},
  {0x1eea5, 0x1eea9}, {0x1eeab, 0x1eebb}, {0x1f004, 0x1f004}, {0x1f0cf, 0x1f0cf}, {0x1f170, 0x1f171}, {0x1f17e, 0x1f17f}, {0x1f18e, 0x1f18e}, {0x1f191, 0x1f19a},
  {0x1f1e6, 0x1f1ff}, {0x1f201, 0x1f202}, {0x1f21a, 0x1f21a}, {0x1f22f, 0x1f22f}, {0x1f232, 0x1f23a}, {0x1f250, 0x1f251}, {0x1f300, 0x1f321}, {0x1f324, 0x1f393},
  {0x1f396, 0x1f397}, {0x1f399, 0x1f39b}, {0x1f39e, 0x1f3f0}, {0x1f3f3, 0x1f3f5}, {0x1f3f7, 0x1f4fd}, {0x1f4ff, 0x1f53d}, {0x1f549, 0x1f54e}, {0x1f550, 0x1f567},
  {0x1f56f, 0x1f570}, {0x1f573, 0x1f57a}, {0x1f587, 0x1f587}, {0x1f58a, 0x1f58d}, {0x1f590, 0x1f590}, {0x1f595, 0x1f596}, {0x1f5a4, 0x1f5a5}, {0x1f5a8, 0x1f5a8},
  {0x1f5b1, 0x1f5b2}, {0x1f5bc, 0x1f5bc}, {0x1f5c2, 0x1f5c4}, {0x1f5d1, 0x1f5d3}, {0x1f5dc, 0x1f5de}, {0x1f5e1, 0x1f5e1}, {0x1f5e3, 0x1f5e3}, {0x1f5e8, 0x1f5e8},
  {0x1f5ef, 0x1f5ef}, {0x1f5f3, 0x1f5f3}, {0x1f5fa, 0x1f64f}, {0x1f680, 0x1f6c5}, {0x1f6cb, 0x1f6d2}, {0x1f6d5, 0x1f6d7}, {0x1f6dc, 0x1f6e5}, {0x1f6e9, 0x1f6e9},
  {0x1f6eb, 0x1f6ec}, {0x1f6f0, 0x1f6f0}, {0x1f6f3, 0x1f6fc}, {0x1f7e0, 0x1f7eb}, {0x1f7f0, 0x1f7f0}, {0x1f90c, 0x1f93a}, {0x1f93c, 0x1f945}, {0x1f947, 0x1f9ff},
  {0x1fa70, 0x1fa7c}, {0x1fa80, 0x1fa88}, {0x1fa90, 0x1fabd}, {0x1fabf, 0x1fac5}, {0x1face, 0x1fadb}, {0x1fae0, 0x1fae8}, {0x1faf0, 0x1faf8}, {0x1fbf0, 0x1fbf9},
  {0x20000, 0x2a6df}, {0x2a700, 0x2b739}, {0x2b740, 0x2b81d}, {0x2b820, 0x2cea1}, {0x2ceb0, 0x2ebe0}, {0x2ebf0, 0x2ee5d}, {0x2f800, 0x2fa1d}, {0x30000, 0x3134a},
  {0x31350, 0x323af}, {0xe0100, 0xe01ef},
};

static bool ts_lex(TSLexer *lexer, TSStateId state) {
  START_LEXER();
  eof = lexer->eof(lexer);
  switch (state) {
    case 0:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 1702,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1708,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        'P', 550,
        'T', 683,
        '[', 1704,
        '\\', 1685,
        ']', 1705,
        '^', 1819,
        '_', 1919,
        '`', 162,
        'a', 221,
        'b', 504,
        'c', 163,
        'd', 289,
        'e', 197,
        'f', 164,
        'g', 297,
        'i', 338,
        'k', 296,
        'l', 166,
        'm', 168,
        'n', 367,
        'o', 534,
        'p', 173,
        'r', 263,
        's', 264,
        't', 175,
        'u', 1687,
        'v', 177,
        'w', 179,
        'y', 372,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(706);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      END_STATE();
    case 1:
      if (lookahead == '\n') ADVANCE(1697);
      if (lookahead == '/') ADVANCE(730);
      if (lookahead != 0) ADVANCE(132);
      END_STATE();
    case 2:
      if (lookahead == '\n') ADVANCE(3);
      if (lookahead == '/') ADVANCE(133);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(2);
      if (lookahead != 0) ADVANCE(4);
      END_STATE();
    case 3:
      if (lookahead == '\n') ADVANCE(3);
      if (lookahead == '/') ADVANCE(86);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(2);
      if (lookahead != 0) ADVANCE(4);
      END_STATE();
    case 4:
      if (lookahead == '\n') ADVANCE(5);
      if (lookahead == '/') ADVANCE(705);
      if (lookahead != 0) ADVANCE(4);
      END_STATE();
    case 5:
      if (lookahead == '\n') ADVANCE(5);
      if (lookahead == '/') ADVANCE(87);
      if (lookahead != 0) ADVANCE(4);
      END_STATE();
    case 6:
      ADVANCE_MAP(
        '!', 1702,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1708,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1154,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1219,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(12);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 7:
      ADVANCE_MAP(
        '!', 1702,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1270,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(38);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 8:
      ADVANCE_MAP(
        '!', 1702,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1419,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(41);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 9:
      ADVANCE_MAP(
        '!', 1702,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '^', 1819,
        'i', 591,
        '{', 1761,
        '|', 1817,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(65);
      END_STATE();
    case 10:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1708,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '\\', 1684,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1154,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1219,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(11);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 11:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1708,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        '\\', 1684,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1154,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1219,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(11);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 12:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1708,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1154,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1219,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(12);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 13:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1917,
        '[', 1704,
        '\\', 1684,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1270,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(13);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 14:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1917,
        '[', 1704,
        '\\', 1684,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1154,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1270,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1219,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(14);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 15:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '_', 1920,
        '`', 162,
        'a', 1154,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1268,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1219,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(15);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 16:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '_', 1920,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1090,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1098,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        'v', 1102,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(16);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 17:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1267,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(18);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 18:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1267,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(18);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 19:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1157,
        'b', 1436,
        'c', 1089,
        'd', 1196,
        'e', 1091,
        'f', 1096,
        'i', 1264,
        'l', 1098,
        'm', 1594,
        'n', 1299,
        'o', 1471,
        'p', 1103,
        'r', 1197,
        's', 1220,
        't', 1484,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(20);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 20:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1157,
        'b', 1436,
        'c', 1089,
        'd', 1196,
        'e', 1091,
        'f', 1096,
        'i', 1264,
        'l', 1098,
        'm', 1594,
        'n', 1299,
        'o', 1471,
        'p', 1103,
        'r', 1197,
        's', 1220,
        't', 1484,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(20);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 21:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1117,
        'i', 1265,
        'l', 1098,
        'm', 1594,
        'n', 1299,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1223,
        't', 1485,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(23);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 22:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1117,
        'i', 1265,
        'l', 1100,
        'm', 1594,
        'n', 1299,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1223,
        't', 1485,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(24);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 23:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1117,
        'i', 1265,
        'l', 1098,
        'm', 1594,
        'n', 1299,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1223,
        't', 1485,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(23);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 24:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1117,
        'i', 1265,
        'l', 1100,
        'm', 1594,
        'n', 1299,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1223,
        't', 1485,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(24);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 25:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1917,
        '[', 1704,
        '\\', 1684,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1154,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1270,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1219,
        't', 1485,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(25);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 26:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1090,
        'e', 1095,
        'f', 1097,
        'i', 1270,
        'l', 1098,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        'v', 1102,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(26);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 27:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '_', 931,
        '`', 162,
        'a', 776,
        'b', 960,
        'c', 918,
        'd', 876,
        'e', 742,
        'f', 743,
        'g', 844,
        'i', 854,
        'l', 745,
        'm', 1052,
        'n', 877,
        'o', 978,
        'p', 752,
        'r', 818,
        's', 819,
        't', 872,
        'u', 942,
        'v', 755,
        'w', 829,
        'y', 900,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(27);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('h' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 28:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1154,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1268,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1219,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(28);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 29:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 776,
        'b', 960,
        'c', 768,
        'd', 874,
        'e', 742,
        'f', 743,
        'g', 1060,
        'i', 855,
        'l', 745,
        'm', 1052,
        'n', 877,
        'o', 978,
        'p', 752,
        'r', 818,
        's', 825,
        't', 872,
        'u', 942,
        'v', 755,
        'w', 830,
        'y', 900,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(29);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 30:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 776,
        'b', 960,
        'c', 768,
        'd', 874,
        'e', 742,
        'f', 763,
        'g', 1060,
        'i', 854,
        'l', 745,
        'm', 1052,
        'n', 877,
        'o', 978,
        'p', 752,
        'r', 818,
        's', 825,
        't', 872,
        'u', 942,
        'v', 755,
        'w', 830,
        'y', 900,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(30);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 31:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 776,
        'b', 960,
        'c', 918,
        'd', 876,
        'e', 742,
        'f', 743,
        'g', 1060,
        'i', 855,
        'l', 745,
        'm', 1052,
        'n', 877,
        'o', 978,
        'p', 752,
        'r', 818,
        's', 825,
        't', 872,
        'u', 942,
        'v', 755,
        'w', 829,
        'y', 900,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(31);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 32:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1117,
        'i', 1266,
        'l', 1100,
        'm', 1594,
        'n', 1299,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1223,
        't', 1485,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(32);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 33:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1917,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '_', 931,
        '`', 162,
        'a', 776,
        'b', 960,
        'c', 919,
        'd', 962,
        'e', 742,
        'f', 744,
        'g', 844,
        'i', 857,
        'l', 745,
        'm', 1052,
        'n', 878,
        'p', 753,
        'r', 823,
        's', 820,
        't', 872,
        'u', 942,
        'v', 755,
        'w', 830,
        'y', 900,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(33);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('h' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 34:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1917,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 776,
        'b', 960,
        'c', 919,
        'd', 962,
        'e', 742,
        'f', 744,
        'g', 1060,
        'i', 857,
        'l', 745,
        'n', 879,
        'p', 753,
        'r', 823,
        's', 826,
        't', 872,
        'u', 942,
        'v', 755,
        'w', 830,
        'y', 900,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(34);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 35:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1917,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 776,
        'b', 960,
        'c', 919,
        'd', 962,
        'e', 742,
        'f', 744,
        'g', 1060,
        'i', 856,
        'l', 745,
        'n', 879,
        'p', 753,
        'r', 823,
        's', 826,
        't', 872,
        'u', 942,
        'v', 755,
        'w', 830,
        'y', 900,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(35);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 36:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '_', 1920,
        '`', 162,
        'a', 1154,
        'b', 1436,
        'c', 1090,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1098,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1219,
        't', 1485,
        'v', 1102,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(36);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 37:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'g', 1245,
        'i', 1270,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1210,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(37);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 38:
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1270,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(38);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 39:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1419,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(40);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 40:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1419,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(40);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 41:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1419,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(41);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 42:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1153,
        'b', 1436,
        'c', 1089,
        'd', 1196,
        'e', 1091,
        'f', 1294,
        'i', 1376,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1103,
        'r', 1197,
        's', 1444,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(44);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 43:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1158,
        'b', 1436,
        'c', 1089,
        'd', 1196,
        'e', 1091,
        'f', 1294,
        'i', 1376,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1103,
        'r', 1197,
        's', 1540,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(45);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 44:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1153,
        'b', 1436,
        'c', 1089,
        'd', 1196,
        'e', 1091,
        'f', 1294,
        'i', 1376,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1103,
        'r', 1197,
        's', 1444,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(44);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 45:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1158,
        'b', 1436,
        'c', 1089,
        'd', 1196,
        'e', 1091,
        'f', 1294,
        'i', 1376,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1103,
        'r', 1197,
        's', 1540,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(45);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 46:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1118,
        'i', 1391,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1445,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(48);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 47:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1118,
        'i', 1391,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1579,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(49);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 48:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1118,
        'i', 1391,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1445,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(48);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 49:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1118,
        'i', 1391,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1579,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(49);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 50:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1091,
        'f', 1294,
        'i', 1395,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1541,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(57);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 51:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1295,
        'i', 1397,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1579,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(58);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 52:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1356,
        'd', 1297,
        'e', 1091,
        'f', 1294,
        'i', 1395,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1541,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1228,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(59);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 53:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1356,
        'd', 1297,
        'e', 1095,
        'f', 1295,
        'i', 1397,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1579,
        'u', 1404,
        'w', 1228,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(60);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 54:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1917,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1357,
        'e', 1091,
        'f', 1330,
        'i', 1398,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        's', 1566,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(61);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 55:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1393,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        'v', 1102,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(62);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 56:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1393,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(63);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 57:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1091,
        'f', 1294,
        'i', 1395,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1541,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(57);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 58:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1295,
        'i', 1397,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1579,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(58);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 59:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1356,
        'd', 1297,
        'e', 1091,
        'f', 1294,
        'i', 1395,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1541,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1228,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(59);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 60:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1356,
        'd', 1297,
        'e', 1095,
        'f', 1295,
        'i', 1397,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1579,
        'u', 1404,
        'w', 1228,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(60);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 61:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1917,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1357,
        'e', 1091,
        'f', 1330,
        'i', 1398,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        's', 1566,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(61);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 62:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1393,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        'v', 1102,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(62);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 63:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1393,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(63);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 64:
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '^', 1818,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(64);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 65:
      ADVANCE_MAP(
        '!', 725,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        '^', 1819,
        'i', 591,
        '{', 1761,
        '|', 1817,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(65);
      END_STATE();
    case 66:
      ADVANCE_MAP(
        '!', 725,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '^', 1819,
        'i', 466,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(67);
      END_STATE();
    case 67:
      ADVANCE_MAP(
        '!', 725,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 124,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        '^', 1819,
        'i', 466,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(67);
      END_STATE();
    case 68:
      ADVANCE_MAP(
        '!', 725,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 124,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1917,
        '[', 1704,
        '^', 1819,
        'a', 223,
        'c', 425,
        'e', 467,
        'f', 398,
        'i', 488,
        'l', 165,
        's', 636,
        't', 688,
        'u', 489,
        'v', 177,
        'w', 299,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(69);
      END_STATE();
    case 69:
      ADVANCE_MAP(
        '!', 725,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 124,
        '/', 1813,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1917,
        '[', 1704,
        '^', 1819,
        'a', 223,
        'c', 425,
        'e', 467,
        'f', 398,
        'i', 488,
        'l', 165,
        's', 636,
        't', 688,
        'u', 489,
        'v', 177,
        'w', 299,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(69);
      END_STATE();
    case 70:
      ADVANCE_MAP(
        '!', 1701,
        '$', 698,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1709,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1420,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(89);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 71:
      ADVANCE_MAP(
        '!', 1701,
        '$', 698,
        '&', 1720,
        '(', 1703,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1118,
        'i', 1392,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1445,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(90);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 72:
      ADVANCE_MAP(
        '!', 1701,
        '$', 698,
        '&', 1720,
        '(', 1703,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '?', 1715,
        '[', 1704,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1394,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(91);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 73:
      ADVANCE_MAP(
        '!', 1701,
        '$', 698,
        '&', 1720,
        '(', 1703,
        ',', 1693,
        '.', 1706,
        '/', 130,
        '<', 1733,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1402,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(92);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 74:
      ADVANCE_MAP(
        '!', 1701,
        '$', 698,
        '&', 1720,
        ')', 1690,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '>', 1736,
        ']', 1705,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1394,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        '{', 1761,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(93);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 75:
      ADVANCE_MAP(
        '!', 1701,
        '$', 698,
        '(', 1703,
        '/', 130,
        '?', 1715,
        '_', 1920,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1090,
        'e', 1095,
        'i', 1524,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        'v', 1102,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(102);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 76:
      ADVANCE_MAP(
        '!', 1701,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '>', 1736,
        '?', 1715,
        ']', 1705,
        '^', 692,
        'i', 465,
        'u', 1686,
        '{', 1761,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(118);
      END_STATE();
    case 77:
      ADVANCE_MAP(
        '!', 1701,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1709,
        '/', 130,
        '0', 1667,
        ':', 1700,
        ';', 1885,
        '<', 1733,
        '>', 1736,
        '?', 1715,
        '@', 1918,
        'P', 550,
        'T', 683,
        ']', 1705,
        '^', 692,
        '_', 449,
        'a', 222,
        'b', 503,
        'c', 184,
        'd', 290,
        'e', 467,
        'f', 202,
        'g', 328,
        'i', 339,
        'l', 165,
        'm', 168,
        'n', 508,
        'o', 535,
        'p', 173,
        'r', 288,
        's', 329,
        't', 688,
        'u', 489,
        'v', 177,
        'w', 300,
        '{', 1761,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(120);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1667);
      END_STATE();
    case 78:
      ADVANCE_MAP(
        '!', 724,
        '$', 698,
        '(', 1703,
        '/', 130,
        '`', 162,
        'a', 1156,
        'b', 1436,
        'c', 1132,
        'e', 1095,
        'f', 1097,
        'l', 1100,
        'o', 1527,
        'p', 1107,
        'r', 1261,
        's', 1611,
        't', 1128,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(78);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 79:
      ADVANCE_MAP(
        '!', 724,
        '$', 698,
        ')', 1690,
        '/', 130,
        '?', 1714,
        '[', 1704,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1225,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(79);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 80:
      ADVANCE_MAP(
        '!', 724,
        '$', 698,
        '/', 1,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1440,
        'd', 1539,
        'e', 1094,
        'f', 1321,
        'i', 1382,
        'k', 1234,
        'l', 1099,
        'p', 1107,
        'r', 1261,
        's', 1259,
        'w', 1124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(80);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 81:
      ADVANCE_MAP(
        '"', 1679,
        '$', 698,
        '.', 699,
        '/', 128,
        '0', 1665,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        't', 1500,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(81);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 82:
      if (lookahead == '"') ADVANCE(1679);
      if (lookahead == '/') ADVANCE(1682);
      if (lookahead == '\\') ADVANCE(1685);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(1681);
      if (lookahead != 0) ADVANCE(1683);
      END_STATE();
    case 83:
      if (lookahead == '"') ADVANCE(1689);
      END_STATE();
    case 84:
      if (lookahead == '"') ADVANCE(1678);
      if (lookahead == '/') ADVANCE(1682);
      if (lookahead == '\\') ADVANCE(1685);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(1681);
      if (lookahead != 0) ADVANCE(1683);
      END_STATE();
    case 85:
      if (lookahead == '#') ADVANCE(85);
      if (lookahead == '(') ADVANCE(1691);
      END_STATE();
    case 86:
      if (lookahead == '#') ADVANCE(1698);
      if (lookahead == '/') ADVANCE(732);
      if (lookahead != 0) ADVANCE(4);
      END_STATE();
    case 87:
      if (lookahead == '#') ADVANCE(1698);
      if (lookahead != 0) ADVANCE(4);
      END_STATE();
    case 88:
      if (lookahead == '#') ADVANCE(1696);
      if (lookahead == '/') ADVANCE(88);
      if (lookahead != 0) ADVANCE(132);
      END_STATE();
    case 89:
      ADVANCE_MAP(
        '$', 698,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1709,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '@', 1918,
        '[', 1704,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1420,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(89);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 90:
      ADVANCE_MAP(
        '$', 698,
        '&', 1720,
        '(', 1703,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1118,
        'i', 1392,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1445,
        'u', 1404,
        'w', 1229,
        '{', 1761,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(90);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 91:
      ADVANCE_MAP(
        '$', 698,
        '&', 1720,
        '(', 1703,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '?', 1714,
        '[', 1704,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1394,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(91);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 92:
      ADVANCE_MAP(
        '$', 698,
        '&', 1720,
        '(', 1703,
        ',', 1693,
        '.', 1706,
        '/', 130,
        '<', 1733,
        '@', 1918,
        '[', 1704,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1402,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(92);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 93:
      ADVANCE_MAP(
        '$', 698,
        '&', 1720,
        ')', 1690,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '>', 1736,
        ']', 1705,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1394,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        '{', 1761,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(93);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 94:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        ')', 1690,
        '*', 1810,
        ',', 1693,
        '.', 1706,
        '/', 130,
        '0', 1667,
        ':', 1700,
        '<', 1733,
        '>', 1736,
        '@', 1917,
        '[', 1704,
        '^', 692,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        '{', 1761,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(94);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1667);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 95:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        ')', 1690,
        '/', 130,
        '@', 1918,
        '[', 1704,
        '_', 1920,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1420,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(95);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 96:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        ')', 1690,
        '/', 130,
        '@', 1917,
        '[', 1704,
        '_', 1920,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(96);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 97:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        '/', 130,
        '<', 1733,
        '@', 1918,
        '[', 1704,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1091,
        'f', 1294,
        'i', 1396,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1221,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(97);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 98:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        '/', 130,
        '<', 1733,
        '@', 1918,
        '[', 1704,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1356,
        'd', 1297,
        'e', 1091,
        'f', 1294,
        'i', 1396,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1221,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1228,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(98);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 99:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        '/', 130,
        '<', 1733,
        '@', 1917,
        '[', 1704,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1357,
        'e', 1091,
        'f', 1330,
        'i', 1399,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        's', 1222,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(99);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 100:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        '/', 130,
        '<', 1733,
        '@', 1917,
        '[', 1704,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1394,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1225,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(100);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 101:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        '/', 130,
        '_', 1920,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1090,
        'e', 1095,
        'i', 1524,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        't', 1498,
        'v', 1102,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(101);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 102:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        '/', 130,
        '_', 1920,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1090,
        'e', 1095,
        'i', 1524,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        'v', 1102,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(102);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 103:
      ADVANCE_MAP(
        '$', 698,
        '(', 1703,
        '/', 130,
        '_', 1920,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1090,
        'e', 1095,
        'i', 1524,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        'v', 1102,
        '{', 1761,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(103);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 104:
      ADVANCE_MAP(
        '$', 698,
        ')', 1690,
        ',', 1693,
        '/', 130,
        ']', 1705,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1270,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1609,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(104);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 105:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        '<', 1735,
        '>', 1737,
        '@', 1918,
        '`', 162,
        'a', 1158,
        'b', 1436,
        'c', 1089,
        'd', 1196,
        'e', 1091,
        'f', 1294,
        'i', 1377,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1105,
        'r', 1197,
        's', 1540,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 704,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(105);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 106:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        '@', 1918,
        '`', 162,
        'a', 1158,
        'b', 1436,
        'c', 1356,
        'd', 1196,
        'e', 1091,
        'f', 1294,
        'i', 1377,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1105,
        'r', 1197,
        's', 1540,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(106);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 107:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        '@', 1918,
        '`', 162,
        'a', 1158,
        'b', 1436,
        'c', 1356,
        'd', 1298,
        'e', 1091,
        'f', 1294,
        'i', 1377,
        'l', 1098,
        'm', 1120,
        'n', 1447,
        'o', 1471,
        'p', 1105,
        'r', 1197,
        's', 1541,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(107);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 108:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        '@', 1918,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1089,
        'd', 1298,
        'e', 1095,
        'f', 1295,
        'i', 1392,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1579,
        'u', 1404,
        'w', 1229,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(108);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 109:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        '@', 1918,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1356,
        'd', 1297,
        'e', 1095,
        'f', 1295,
        'i', 1392,
        'l', 1100,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1104,
        'r', 1197,
        's', 1579,
        'u', 1404,
        'w', 1228,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(109);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 110:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        'P', 1523,
        'T', 1623,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'l', 1100,
        'p', 1107,
        'r', 1261,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(110);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 111:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        ']', 1705,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1225,
        'u', 1404,
        'w', 1229,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(111);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 112:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1357,
        'e', 1092,
        'f', 1593,
        'l', 1098,
        'p', 1106,
        'r', 1261,
        's', 1566,
        't', 1620,
        'v', 1102,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(112);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 113:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1593,
        'i', 1434,
        'l', 1100,
        'p', 1107,
        'r', 1261,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(113);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 114:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        't', 1500,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(114);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 115:
      ADVANCE_MAP(
        '$', 698,
        '/', 130,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'l', 1098,
        'p', 1107,
        'r', 1261,
        'v', 1102,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(115);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 116:
      ADVANCE_MAP(
        '$', 698,
        '/', 1,
        '`', 162,
        'a', 1159,
        'b', 1436,
        'c', 1440,
        'd', 1539,
        'e', 1094,
        'f', 1321,
        'i', 1382,
        'k', 1234,
        'l', 1099,
        'p', 1107,
        'r', 1261,
        's', 1259,
        'u', 1426,
        'w', 1124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(116);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 117:
      ADVANCE_MAP(
        '$', 698,
        '/', 1,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1440,
        'd', 1539,
        'e', 1093,
        'f', 1321,
        'i', 1382,
        'k', 1234,
        'l', 1099,
        'p', 1107,
        'r', 1261,
        's', 1259,
        'w', 1124,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(117);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 118:
      ADVANCE_MAP(
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '>', 1736,
        '?', 1714,
        ']', 1705,
        '^', 692,
        'i', 465,
        'u', 1686,
        '{', 1761,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(118);
      END_STATE();
    case 119:
      ADVANCE_MAP(
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '?', 1714,
        'i', 465,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(119);
      END_STATE();
    case 120:
      ADVANCE_MAP(
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1709,
        '/', 130,
        '0', 1667,
        ':', 1700,
        ';', 1885,
        '<', 1733,
        '>', 1736,
        '?', 1714,
        '@', 1918,
        'P', 550,
        'T', 683,
        ']', 1705,
        '^', 692,
        '_', 449,
        'a', 222,
        'b', 503,
        'c', 184,
        'd', 290,
        'e', 467,
        'f', 202,
        'g', 328,
        'i', 339,
        'l', 165,
        'm', 168,
        'n', 508,
        'o', 535,
        'p', 173,
        'r', 288,
        's', 329,
        't', 688,
        'u', 489,
        'v', 177,
        'w', 300,
        '{', 1761,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(120);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1667);
      END_STATE();
    case 121:
      ADVANCE_MAP(
        '(', 1703,
        '/', 130,
        '<', 1733,
        '@', 1917,
        '_', 449,
        'a', 223,
        'c', 425,
        'e', 467,
        'f', 398,
        'g', 327,
        'i', 487,
        'l', 165,
        'm', 659,
        'n', 527,
        's', 330,
        't', 688,
        'u', 489,
        'v', 177,
        'w', 299,
        '{', 1761,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(121);
      END_STATE();
    case 122:
      if (lookahead == ')') ADVANCE(1980);
      END_STATE();
    case 123:
      if (lookahead == ')') ADVANCE(1981);
      END_STATE();
    case 124:
      if (lookahead == '.') ADVANCE(127);
      END_STATE();
    case 125:
      if (lookahead == '.') ADVANCE(127);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1663);
      END_STATE();
    case 126:
      if (lookahead == '.') ADVANCE(1804);
      END_STATE();
    case 127:
      if (lookahead == '.') ADVANCE(1804);
      if (lookahead == '<') ADVANCE(1805);
      END_STATE();
    case 128:
      if (lookahead == '/') ADVANCE(735);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(694);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n') ADVANCE(129);
      END_STATE();
    case 129:
      if (lookahead == '/') ADVANCE(1699);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(694);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n') ADVANCE(129);
      END_STATE();
    case 130:
      if (lookahead == '/') ADVANCE(737);
      END_STATE();
    case 131:
      if (lookahead == '/') ADVANCE(737);
      if (lookahead == '=') ADVANCE(1797);
      END_STATE();
    case 132:
      if (lookahead == '/') ADVANCE(88);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(132);
      END_STATE();
    case 133:
      if (lookahead == '/') ADVANCE(732);
      if (lookahead != 0 &&
          lookahead != '#') ADVANCE(4);
      END_STATE();
    case 134:
      if (lookahead == ':') ADVANCE(1730);
      END_STATE();
    case 135:
      if (lookahead == ':') ADVANCE(1731);
      END_STATE();
    case 136:
      if (lookahead == '=') ADVANCE(1798);
      END_STATE();
    case 137:
      if (lookahead == '=') ADVANCE(1796);
      END_STATE();
    case 138:
      if (lookahead == '=') ADVANCE(1794);
      END_STATE();
    case 139:
      if (lookahead == '=') ADVANCE(1795);
      END_STATE();
    case 140:
      if (lookahead == '=') ADVANCE(1801);
      END_STATE();
    case 141:
      if (lookahead == '=') ADVANCE(140);
      END_STATE();
    case 142:
      if (lookahead == 'D') ADVANCE(1744);
      END_STATE();
    case 143:
      if (lookahead == 'E') ADVANCE(469);
      END_STATE();
    case 144:
      if (lookahead == 'I') ADVANCE(446);
      END_STATE();
    case 145:
      if (lookahead == 'L') ADVANCE(528);
      END_STATE();
    case 146:
      if (lookahead == 'L') ADVANCE(405);
      END_STATE();
    case 147:
      if (lookahead == 'L') ADVANCE(406);
      END_STATE();
    case 148:
      if (lookahead == 'M') ADVANCE(211);
      END_STATE();
    case 149:
      if (lookahead == 'P') ADVANCE(190);
      END_STATE();
    case 150:
      if (lookahead == 'S') ADVANCE(314);
      END_STATE();
    case 151:
      if (lookahead == 'S') ADVANCE(322);
      END_STATE();
    case 152:
      if (lookahead == '_') ADVANCE(152);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      END_STATE();
    case 153:
      if (lookahead == '_') ADVANCE(153);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(1669);
      END_STATE();
    case 154:
      if (lookahead == '_') ADVANCE(154);
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(1671);
      END_STATE();
    case 155:
      if (lookahead == '_') ADVANCE(155);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(1670);
      END_STATE();
    case 156:
      if (lookahead == '_') ADVANCE(156);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1663);
      END_STATE();
    case 157:
      if (lookahead == '_') ADVANCE(157);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(1668);
      END_STATE();
    case 158:
      if (lookahead == '_') ADVANCE(158);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1664);
      END_STATE();
    case 159:
      if (lookahead == '_') ADVANCE(160);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(695);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(159);
      END_STATE();
    case 160:
      if (lookahead == '_') ADVANCE(160);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(159);
      END_STATE();
    case 161:
      if (lookahead == '_') ADVANCE(161);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1667);
      END_STATE();
    case 162:
      if (lookahead == '`') ADVANCE(1637);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r' &&
          lookahead != ' ') ADVANCE(162);
      END_STATE();
    case 163:
      if (lookahead == 'a') ADVANCE(456);
      if (lookahead == 'l') ADVANCE(171);
      if (lookahead == 'o') ADVANCE(411);
      END_STATE();
    case 164:
      if (lookahead == 'a') ADVANCE(412);
      if (lookahead == 'i') ADVANCE(428);
      if (lookahead == 'o') ADVANCE(551);
      if (lookahead == 'u') ADVANCE(473);
      END_STATE();
    case 165:
      if (lookahead == 'a') ADVANCE(691);
      if (lookahead == 'e') ADVANCE(610);
      END_STATE();
    case 166:
      if (lookahead == 'a') ADVANCE(691);
      if (lookahead == 'e') ADVANCE(610);
      if (lookahead == 'i') ADVANCE(486);
      END_STATE();
    case 167:
      if (lookahead == 'a') ADVANCE(353);
      if (lookahead == 'p') ADVANCE(520);
      END_STATE();
    case 168:
      if (lookahead == 'a') ADVANCE(245);
      if (lookahead == 'u') ADVANCE(634);
      END_STATE();
    case 169:
      if (lookahead == 'a') ADVANCE(408);
      END_STATE();
    case 170:
      if (lookahead == 'a') ADVANCE(344);
      END_STATE();
    case 171:
      if (lookahead == 'a') ADVANCE(594);
      END_STATE();
    case 172:
      if (lookahead == 'a') ADVANCE(548);
      END_STATE();
    case 173:
      if (lookahead == 'a') ADVANCE(225);
      if (lookahead == 'o') ADVANCE(601);
      if (lookahead == 'r') ADVANCE(266);
      if (lookahead == 'u') ADVANCE(215);
      END_STATE();
    case 174:
      if (lookahead == 'a') ADVANCE(409);
      END_STATE();
    case 175:
      if (lookahead == 'a') ADVANCE(582);
      if (lookahead == 'h') ADVANCE(564);
      if (lookahead == 'r') ADVANCE(665);
      if (lookahead == 'y') ADVANCE(543);
      END_STATE();
    case 176:
      if (lookahead == 'a') ADVANCE(452);
      END_STATE();
    case 177:
      if (lookahead == 'a') ADVANCE(552);
      END_STATE();
    case 178:
      if (lookahead == 'a') ADVANCE(380);
      END_STATE();
    case 179:
      if (lookahead == 'a') ADVANCE(566);
      if (lookahead == 'e') ADVANCE(169);
      if (lookahead == 'h') ADVANCE(376);
      if (lookahead == 'i') ADVANCE(427);
      END_STATE();
    case 180:
      if (lookahead == 'a') ADVANCE(553);
      END_STATE();
    case 181:
      if (lookahead == 'a') ADVANCE(593);
      END_STATE();
    case 182:
      if (lookahead == 'a') ADVANCE(644);
      if (lookahead == 'r') ADVANCE(663);
      END_STATE();
    case 183:
      if (lookahead == 'a') ADVANCE(415);
      END_STATE();
    case 184:
      if (lookahead == 'a') ADVANCE(600);
      if (lookahead == 'l') ADVANCE(171);
      if (lookahead == 'o') ADVANCE(464);
      END_STATE();
    case 185:
      if (lookahead == 'a') ADVANCE(472);
      END_STATE();
    case 186:
      if (lookahead == 'a') ADVANCE(648);
      END_STATE();
    case 187:
      if (lookahead == 'a') ADVANCE(417);
      END_STATE();
    case 188:
      if (lookahead == 'a') ADVANCE(418);
      END_STATE();
    case 189:
      if (lookahead == 'a') ADVANCE(419);
      END_STATE();
    case 190:
      if (lookahead == 'a') ADVANCE(631);
      END_STATE();
    case 191:
      if (lookahead == 'a') ADVANCE(421);
      END_STATE();
    case 192:
      if (lookahead == 'a') ADVANCE(618);
      END_STATE();
    case 193:
      if (lookahead == 'a') ADVANCE(422);
      END_STATE();
    case 194:
      if (lookahead == 'a') ADVANCE(423);
      END_STATE();
    case 195:
      if (lookahead == 'a') ADVANCE(632);
      END_STATE();
    case 196:
      if (lookahead == 'a') ADVANCE(647);
      END_STATE();
    case 197:
      if (lookahead == 'a') ADVANCE(231);
      if (lookahead == 'n') ADVANCE(658);
      if (lookahead == 'r') ADVANCE(583);
      if (lookahead == 'x') ADVANCE(633);
      END_STATE();
    case 198:
      if (lookahead == 'a') ADVANCE(218);
      END_STATE();
    case 199:
      if (lookahead == 'a') ADVANCE(676);
      if (lookahead == 'o') ADVANCE(678);
      END_STATE();
    case 200:
      if (lookahead == 'a') ADVANCE(637);
      END_STATE();
    case 201:
      if (lookahead == 'a') ADVANCE(345);
      END_STATE();
    case 202:
      if (lookahead == 'a') ADVANCE(436);
      if (lookahead == 'i') ADVANCE(440);
      if (lookahead == 'o') ADVANCE(551);
      if (lookahead == 'u') ADVANCE(473);
      END_STATE();
    case 203:
      if (lookahead == 'a') ADVANCE(436);
      if (lookahead == 'i') ADVANCE(440);
      if (lookahead == 'u') ADVANCE(473);
      END_STATE();
    case 204:
      if (lookahead == 'a') ADVANCE(379);
      END_STATE();
    case 205:
      if (lookahead == 'a') ADVANCE(434);
      END_STATE();
    case 206:
      if (lookahead == 'a') ADVANCE(354);
      END_STATE();
    case 207:
      if (lookahead == 'a') ADVANCE(638);
      END_STATE();
    case 208:
      if (lookahead == 'a') ADVANCE(640);
      END_STATE();
    case 209:
      if (lookahead == 'a') ADVANCE(642);
      END_STATE();
    case 210:
      if (lookahead == 'a') ADVANCE(650);
      END_STATE();
    case 211:
      if (lookahead == 'a') ADVANCE(247);
      END_STATE();
    case 212:
      if (lookahead == 'a') ADVANCE(653);
      END_STATE();
    case 213:
      if (lookahead == 'a') ADVANCE(220);
      END_STATE();
    case 214:
      if (lookahead == 'a') ADVANCE(407);
      END_STATE();
    case 215:
      if (lookahead == 'b') ADVANCE(429);
      END_STATE();
    case 216:
      if (lookahead == 'b') ADVANCE(603);
      END_STATE();
    case 217:
      if (lookahead == 'b') ADVANCE(603);
      if (lookahead == 'p') ADVANCE(316);
      END_STATE();
    case 218:
      if (lookahead == 'b') ADVANCE(437);
      END_STATE();
    case 219:
      if (lookahead == 'b') ADVANCE(670);
      END_STATE();
    case 220:
      if (lookahead == 'b') ADVANCE(439);
      END_STATE();
    case 221:
      if (lookahead == 'c') ADVANCE(629);
      if (lookahead == 'n') ADVANCE(684);
      if (lookahead == 'r') ADVANCE(224);
      if (lookahead == 's') ADVANCE(595);
      if (lookahead == 'v') ADVANCE(204);
      if (lookahead == 'w') ADVANCE(178);
      END_STATE();
    case 222:
      if (lookahead == 'c') ADVANCE(629);
      if (lookahead == 's') ADVANCE(595);
      END_STATE();
    case 223:
      if (lookahead == 'c') ADVANCE(629);
      if (lookahead == 's') ADVANCE(689);
      END_STATE();
    case 224:
      if (lookahead == 'c') ADVANCE(357);
      END_STATE();
    case 225:
      if (lookahead == 'c') ADVANCE(410);
      END_STATE();
    case 226:
      if (lookahead == 'c') ADVANCE(1865);
      END_STATE();
    case 227:
      if (lookahead == 'c') ADVANCE(1645);
      END_STATE();
    case 228:
      if (lookahead == 'c') ADVANCE(1933);
      END_STATE();
    case 229:
      if (lookahead == 'c') ADVANCE(1954);
      END_STATE();
    case 230:
      if (lookahead == 'c') ADVANCE(1957);
      END_STATE();
    case 231:
      if (lookahead == 'c') ADVANCE(358);
      END_STATE();
    case 232:
      if (lookahead == 'c') ADVANCE(359);
      END_STATE();
    case 233:
      if (lookahead == 'c') ADVANCE(172);
      END_STATE();
    case 234:
      if (lookahead == 'c') ADVANCE(517);
      END_STATE();
    case 235:
      if (lookahead == 'c') ADVANCE(402);
      END_STATE();
    case 236:
      if (lookahead == 'c') ADVANCE(432);
      END_STATE();
    case 237:
      if (lookahead == 'c') ADVANCE(298);
      if (lookahead == 'f') ADVANCE(369);
      END_STATE();
    case 238:
      if (lookahead == 'c') ADVANCE(619);
      END_STATE();
    case 239:
      if (lookahead == 'c') ADVANCE(294);
      END_STATE();
    case 240:
      if (lookahead == 'c') ADVANCE(622);
      END_STATE();
    case 241:
      if (lookahead == 'c') ADVANCE(311);
      END_STATE();
    case 242:
      if (lookahead == 'c') ADVANCE(281);
      END_STATE();
    case 243:
      if (lookahead == 'c') ADVANCE(521);
      END_STATE();
    case 244:
      if (lookahead == 'c') ADVANCE(575);
      END_STATE();
    case 245:
      if (lookahead == 'c') ADVANCE(567);
      END_STATE();
    case 246:
      if (lookahead == 'c') ADVANCE(196);
      END_STATE();
    case 247:
      if (lookahead == 'c') ADVANCE(573);
      END_STATE();
    case 248:
      if (lookahead == 'c') ADVANCE(651);
      END_STATE();
    case 249:
      if (lookahead == 'd') ADVANCE(150);
      if (lookahead == 's') ADVANCE(635);
      END_STATE();
    case 250:
      if (lookahead == 'd') ADVANCE(1779);
      END_STATE();
    case 251:
      if (lookahead == 'd') ADVANCE(1835);
      END_STATE();
    case 252:
      if (lookahead == 'd') ADVANCE(1977);
      END_STATE();
    case 253:
      if (lookahead == 'd') ADVANCE(1927);
      END_STATE();
    case 254:
      if (lookahead == 'd') ADVANCE(1963);
      END_STATE();
    case 255:
      if (lookahead == 'd') ADVANCE(1930);
      END_STATE();
    case 256:
      if (lookahead == 'd') ADVANCE(388);
      END_STATE();
    case 257:
      if (lookahead == 'd') ADVANCE(388);
      if (lookahead == 'f') ADVANCE(366);
      if (lookahead == 'i') ADVANCE(626);
      if (lookahead == 'o') ADVANCE(664);
      if (lookahead == 't') ADVANCE(315);
      END_STATE();
    case 258:
      if (lookahead == 'd') ADVANCE(371);
      END_STATE();
    case 259:
      if (lookahead == 'd') ADVANCE(332);
      END_STATE();
    case 260:
      if (lookahead == 'd') ADVANCE(654);
      END_STATE();
    case 261:
      if (lookahead == 'd') ADVANCE(278);
      END_STATE();
    case 262:
      if (lookahead == 'd') ADVANCE(438);
      END_STATE();
    case 263:
      if (lookahead == 'e') ADVANCE(542);
      END_STATE();
    case 264:
      if (lookahead == 'e') ADVANCE(414);
      if (lookahead == 'o') ADVANCE(448);
      if (lookahead == 't') ADVANCE(182);
      if (lookahead == 'u') ADVANCE(217);
      if (lookahead == 'w') ADVANCE(365);
      END_STATE();
    case 265:
      if (lookahead == 'e') ADVANCE(459);
      if (lookahead == 't') ADVANCE(377);
      END_STATE();
    case 266:
      if (lookahead == 'e') ADVANCE(237);
      if (lookahead == 'i') ADVANCE(673);
      if (lookahead == 'o') ADVANCE(649);
      END_STATE();
    case 267:
      if (lookahead == 'e') ADVANCE(1710);
      END_STATE();
    case 268:
      if (lookahead == 'e') ADVANCE(1781);
      END_STATE();
    case 269:
      if (lookahead == 'e') ADVANCE(1742);
      END_STATE();
    case 270:
      if (lookahead == 'e') ADVANCE(1748);
      END_STATE();
    case 271:
      if (lookahead == 'e') ADVANCE(1716);
      END_STATE();
    case 272:
      if (lookahead == 'e') ADVANCE(1672);
      END_STATE();
    case 273:
      if (lookahead == 'e') ADVANCE(1675);
      END_STATE();
    case 274:
      if (lookahead == 'e') ADVANCE(1825);
      END_STATE();
    case 275:
      if (lookahead == 'e') ADVANCE(1657);
      END_STATE();
    case 276:
      if (lookahead == 'e') ADVANCE(1936);
      END_STATE();
    case 277:
      if (lookahead == 'e') ADVANCE(1831);
      END_STATE();
    case 278:
      if (lookahead == 'e') ADVANCE(1921);
      END_STATE();
    case 279:
      if (lookahead == 'e') ADVANCE(1837);
      END_STATE();
    case 280:
      if (lookahead == 'e') ADVANCE(1753);
      END_STATE();
    case 281:
      if (lookahead == 'e') ADVANCE(1924);
      END_STATE();
    case 282:
      if (lookahead == 'e') ADVANCE(1839);
      END_STATE();
    case 283:
      if (lookahead == 'e') ADVANCE(1973);
      END_STATE();
    case 284:
      if (lookahead == 'e') ADVANCE(122);
      END_STATE();
    case 285:
      if (lookahead == 'e') ADVANCE(1914);
      END_STATE();
    case 286:
      if (lookahead == 'e') ADVANCE(549);
      END_STATE();
    case 287:
      if (lookahead == 'e') ADVANCE(1942);
      END_STATE();
    case 288:
      if (lookahead == 'e') ADVANCE(541);
      END_STATE();
    case 289:
      if (lookahead == 'e') ADVANCE(375);
      if (lookahead == 'i') ADVANCE(249);
      if (lookahead == 'o') ADVANCE(1787);
      if (lookahead == 's') ADVANCE(505);
      if (lookahead == 'y') ADVANCE(475);
      END_STATE();
    case 290:
      if (lookahead == 'e') ADVANCE(375);
      if (lookahead == 'i') ADVANCE(249);
      if (lookahead == 'o') ADVANCE(1787);
      if (lookahead == 'y') ADVANCE(475);
      END_STATE();
    case 291:
      if (lookahead == 'e') ADVANCE(375);
      if (lookahead == 'i') ADVANCE(249);
      if (lookahead == 'y') ADVANCE(475);
      END_STATE();
    case 292:
      if (lookahead == 'e') ADVANCE(375);
      if (lookahead == 'i') ADVANCE(599);
      if (lookahead == 'y') ADVANCE(475);
      END_STATE();
    case 293:
      if (lookahead == 'e') ADVANCE(477);
      END_STATE();
    case 294:
      if (lookahead == 'e') ADVANCE(145);
      END_STATE();
    case 295:
      if (lookahead == 'e') ADVANCE(123);
      END_STATE();
    case 296:
      if (lookahead == 'e') ADVANCE(685);
      END_STATE();
    case 297:
      if (lookahead == 'e') ADVANCE(609);
      if (lookahead == 'u') ADVANCE(180);
      END_STATE();
    case 298:
      if (lookahead == 'e') ADVANCE(259);
      END_STATE();
    case 299:
      if (lookahead == 'e') ADVANCE(169);
      END_STATE();
    case 300:
      if (lookahead == 'e') ADVANCE(169);
      if (lookahead == 'h') ADVANCE(376);
      if (lookahead == 'i') ADVANCE(427);
      END_STATE();
    case 301:
      if (lookahead == 'e') ADVANCE(174);
      END_STATE();
    case 302:
      if (lookahead == 'e') ADVANCE(252);
      END_STATE();
    case 303:
      if (lookahead == 'e') ADVANCE(253);
      END_STATE();
    case 304:
      if (lookahead == 'e') ADVANCE(547);
      END_STATE();
    case 305:
      if (lookahead == 'e') ADVANCE(424);
      END_STATE();
    case 306:
      if (lookahead == 'e') ADVANCE(260);
      END_STATE();
    case 307:
      if (lookahead == 'e') ADVANCE(584);
      END_STATE();
    case 308:
      if (lookahead == 'e') ADVANCE(248);
      if (lookahead == 'f') ADVANCE(1773);
      END_STATE();
    case 309:
      if (lookahead == 'e') ADVANCE(254);
      END_STATE();
    case 310:
      if (lookahead == 'e') ADVANCE(492);
      END_STATE();
    case 311:
      if (lookahead == 'e') ADVANCE(356);
      END_STATE();
    case 312:
      if (lookahead == 'e') ADVANCE(255);
      END_STATE();
    case 313:
      if (lookahead == 'e') ADVANCE(205);
      END_STATE();
    case 314:
      if (lookahead == 'e') ADVANCE(616);
      END_STATE();
    case 315:
      if (lookahead == 'e') ADVANCE(590);
      END_STATE();
    case 316:
      if (lookahead == 'e') ADVANCE(557);
      END_STATE();
    case 317:
      if (lookahead == 'e') ADVANCE(558);
      END_STATE();
    case 318:
      if (lookahead == 'e') ADVANCE(562);
      END_STATE();
    case 319:
      if (lookahead == 'e') ADVANCE(559);
      END_STATE();
    case 320:
      if (lookahead == 'e') ADVANCE(620);
      END_STATE();
    case 321:
      if (lookahead == 'e') ADVANCE(426);
      if (lookahead == 't') ADVANCE(182);
      if (lookahead == 'u') ADVANCE(216);
      END_STATE();
    case 322:
      if (lookahead == 'e') ADVANCE(621);
      END_STATE();
    case 323:
      if (lookahead == 'e') ADVANCE(587);
      END_STATE();
    case 324:
      if (lookahead == 'e') ADVANCE(491);
      END_STATE();
    case 325:
      if (lookahead == 'e') ADVANCE(458);
      if (lookahead == 't') ADVANCE(377);
      END_STATE();
    case 326:
      if (lookahead == 'e') ADVANCE(476);
      END_STATE();
    case 327:
      if (lookahead == 'e') ADVANCE(627);
      END_STATE();
    case 328:
      if (lookahead == 'e') ADVANCE(627);
      if (lookahead == 'u') ADVANCE(180);
      END_STATE();
    case 329:
      if (lookahead == 'e') ADVANCE(628);
      if (lookahead == 't') ADVANCE(182);
      if (lookahead == 'u') ADVANCE(216);
      if (lookahead == 'w') ADVANCE(394);
      END_STATE();
    case 330:
      if (lookahead == 'e') ADVANCE(628);
      if (lookahead == 't') ADVANCE(563);
      END_STATE();
    case 331:
      if (lookahead == 'e') ADVANCE(240);
      END_STATE();
    case 332:
      if (lookahead == 'e') ADVANCE(495);
      END_STATE();
    case 333:
      if (lookahead == 'e') ADVANCE(192);
      END_STATE();
    case 334:
      if (lookahead == 'e') ADVANCE(498);
      END_STATE();
    case 335:
      if (lookahead == 'e') ADVANCE(588);
      END_STATE();
    case 336:
      if (lookahead == 'e') ADVANCE(589);
      END_STATE();
    case 337:
      if (lookahead == 'e') ADVANCE(147);
      END_STATE();
    case 338:
      if (lookahead == 'f') ADVANCE(1722);
      if (lookahead == 'm') ADVANCE(167);
      if (lookahead == 'n') ADVANCE(1769);
      if (lookahead == 's') ADVANCE(1806);
      END_STATE();
    case 339:
      if (lookahead == 'f') ADVANCE(1722);
      if (lookahead == 'm') ADVANCE(544);
      if (lookahead == 'n') ADVANCE(257);
      END_STATE();
    case 340:
      if (lookahead == 'f') ADVANCE(1773);
      END_STATE();
    case 341:
      if (lookahead == 'f') ADVANCE(687);
      END_STATE();
    case 342:
      if (lookahead == 'f') ADVANCE(614);
      if (lookahead == 't') ADVANCE(232);
      END_STATE();
    case 343:
      if (lookahead == 'f') ADVANCE(370);
      END_STATE();
    case 344:
      if (lookahead == 'f') ADVANCE(284);
      END_STATE();
    case 345:
      if (lookahead == 'f') ADVANCE(295);
      END_STATE();
    case 346:
      if (lookahead == 'g') ADVANCE(2001);
      END_STATE();
    case 347:
      if (lookahead == 'g') ADVANCE(1948);
      END_STATE();
    case 348:
      if (lookahead == 'g') ADVANCE(1972);
      END_STATE();
    case 349:
      if (lookahead == 'g') ADVANCE(1982);
      END_STATE();
    case 350:
      if (lookahead == 'g') ADVANCE(1985);
      END_STATE();
    case 351:
      if (lookahead == 'g') ADVANCE(1951);
      END_STATE();
    case 352:
      if (lookahead == 'g') ADVANCE(362);
      END_STATE();
    case 353:
      if (lookahead == 'g') ADVANCE(337);
      END_STATE();
    case 354:
      if (lookahead == 'g') ADVANCE(275);
      END_STATE();
    case 355:
      if (lookahead == 'g') ADVANCE(320);
      END_STATE();
    case 356:
      if (lookahead == 'g') ADVANCE(574);
      END_STATE();
    case 357:
      if (lookahead == 'h') ADVANCE(1990);
      END_STATE();
    case 358:
      if (lookahead == 'h') ADVANCE(1648);
      END_STATE();
    case 359:
      if (lookahead == 'h') ADVANCE(1725);
      END_STATE();
    case 360:
      if (lookahead == 'h') ADVANCE(1789);
      END_STATE();
    case 361:
      if (lookahead == 'h') ADVANCE(1746);
      END_STATE();
    case 362:
      if (lookahead == 'h') ADVANCE(1784);
      END_STATE();
    case 363:
      if (lookahead == 'h') ADVANCE(185);
      END_STATE();
    case 364:
      if (lookahead == 'h') ADVANCE(571);
      END_STATE();
    case 365:
      if (lookahead == 'i') ADVANCE(342);
      END_STATE();
    case 366:
      if (lookahead == 'i') ADVANCE(680);
      END_STATE();
    case 367:
      if (lookahead == 'i') ADVANCE(413);
      if (lookahead == 'o') ADVANCE(457);
      END_STATE();
    case 368:
      if (lookahead == 'i') ADVANCE(219);
      END_STATE();
    case 369:
      if (lookahead == 'i') ADVANCE(681);
      END_STATE();
    case 370:
      if (lookahead == 'i') ADVANCE(682);
      END_STATE();
    case 371:
      if (lookahead == 'i') ADVANCE(341);
      END_STATE();
    case 372:
      if (lookahead == 'i') ADVANCE(305);
      END_STATE();
    case 373:
      if (lookahead == 'i') ADVANCE(602);
      if (lookahead == 'm') ADVANCE(672);
      END_STATE();
    case 374:
      if (lookahead == 'i') ADVANCE(539);
      END_STATE();
    case 375:
      if (lookahead == 'i') ADVANCE(493);
      END_STATE();
    case 376:
      if (lookahead == 'i') ADVANCE(435);
      END_STATE();
    case 377:
      if (lookahead == 'i') ADVANCE(533);
      END_STATE();
    case 378:
      if (lookahead == 'i') ADVANCE(481);
      END_STATE();
    case 379:
      if (lookahead == 'i') ADVANCE(433);
      END_STATE();
    case 380:
      if (lookahead == 'i') ADVANCE(612);
      END_STATE();
    case 381:
      if (lookahead == 'i') ADVANCE(441);
      END_STATE();
    case 382:
      if (lookahead == 'i') ADVANCE(522);
      END_STATE();
    case 383:
      if (lookahead == 'i') ADVANCE(468);
      END_STATE();
    case 384:
      if (lookahead == 'i') ADVANCE(470);
      END_STATE();
    case 385:
      if (lookahead == 'i') ADVANCE(615);
      END_STATE();
    case 386:
      if (lookahead == 'i') ADVANCE(228);
      END_STATE();
    case 387:
      if (lookahead == 'i') ADVANCE(471);
      END_STATE();
    case 388:
      if (lookahead == 'i') ADVANCE(577);
      END_STATE();
    case 389:
      if (lookahead == 'i') ADVANCE(229);
      END_STATE();
    case 390:
      if (lookahead == 'i') ADVANCE(474);
      END_STATE();
    case 391:
      if (lookahead == 'i') ADVANCE(230);
      END_STATE();
    case 392:
      if (lookahead == 'i') ADVANCE(479);
      END_STATE();
    case 393:
      if (lookahead == 'i') ADVANCE(484);
      END_STATE();
    case 394:
      if (lookahead == 'i') ADVANCE(645);
      END_STATE();
    case 395:
      if (lookahead == 'i') ADVANCE(181);
      END_STATE();
    case 396:
      if (lookahead == 'i') ADVANCE(261);
      END_STATE();
    case 397:
      if (lookahead == 'i') ADVANCE(580);
      END_STATE();
    case 398:
      if (lookahead == 'i') ADVANCE(480);
      if (lookahead == 'u') ADVANCE(473);
      END_STATE();
    case 399:
      if (lookahead == 'i') ADVANCE(652);
      END_STATE();
    case 400:
      if (lookahead == 'i') ADVANCE(526);
      END_STATE();
    case 401:
      if (lookahead == 'i') ADVANCE(585);
      END_STATE();
    case 402:
      if (lookahead == 'i') ADVANCE(207);
      END_STATE();
    case 403:
      if (lookahead == 'i') ADVANCE(334);
      END_STATE();
    case 404:
      if (lookahead == 'i') ADVANCE(675);
      END_STATE();
    case 405:
      if (lookahead == 'i') ADVANCE(655);
      END_STATE();
    case 406:
      if (lookahead == 'i') ADVANCE(656);
      END_STATE();
    case 407:
      if (lookahead == 'i') ADVANCE(444);
      END_STATE();
    case 408:
      if (lookahead == 'k') ADVANCE(1974);
      END_STATE();
    case 409:
      if (lookahead == 'k') ADVANCE(1833);
      END_STATE();
    case 410:
      if (lookahead == 'k') ADVANCE(206);
      END_STATE();
    case 411:
      if (lookahead == 'l') ADVANCE(515);
      if (lookahead == 'm') ADVANCE(545);
      if (lookahead == 'n') ADVANCE(597);
      END_STATE();
    case 412:
      if (lookahead == 'l') ADVANCE(431);
      END_STATE();
    case 413:
      if (lookahead == 'l') ADVANCE(1660);
      END_STATE();
    case 414:
      if (lookahead == 'l') ADVANCE(308);
      if (lookahead == 't') ADVANCE(1898);
      END_STATE();
    case 415:
      if (lookahead == 'l') ADVANCE(1966);
      END_STATE();
    case 416:
      if (lookahead == 'l') ADVANCE(1712);
      END_STATE();
    case 417:
      if (lookahead == 'l') ADVANCE(148);
      END_STATE();
    case 418:
      if (lookahead == 'l') ADVANCE(1939);
      END_STATE();
    case 419:
      if (lookahead == 'l') ADVANCE(1960);
      END_STATE();
    case 420:
      if (lookahead == 'l') ADVANCE(1856);
      END_STATE();
    case 421:
      if (lookahead == 'l') ADVANCE(1757);
      END_STATE();
    case 422:
      if (lookahead == 'l') ADVANCE(1755);
      END_STATE();
    case 423:
      if (lookahead == 'l') ADVANCE(1759);
      END_STATE();
    case 424:
      if (lookahead == 'l') ADVANCE(251);
      END_STATE();
    case 425:
      if (lookahead == 'l') ADVANCE(171);
      END_STATE();
    case 426:
      if (lookahead == 'l') ADVANCE(340);
      END_STATE();
    case 427:
      if (lookahead == 'l') ADVANCE(442);
      END_STATE();
    case 428:
      if (lookahead == 'l') ADVANCE(269);
      if (lookahead == 'n') ADVANCE(183);
      END_STATE();
    case 429:
      if (lookahead == 'l') ADVANCE(386);
      END_STATE();
    case 430:
      if (lookahead == 'l') ADVANCE(630);
      END_STATE();
    case 431:
      if (lookahead == 'l') ADVANCE(630);
      if (lookahead == 's') ADVANCE(273);
      END_STATE();
    case 432:
      if (lookahead == 'l') ADVANCE(510);
      END_STATE();
    case 433:
      if (lookahead == 'l') ADVANCE(198);
      END_STATE();
    case 434:
      if (lookahead == 'l') ADVANCE(395);
      END_STATE();
    case 435:
      if (lookahead == 'l') ADVANCE(274);
      END_STATE();
    case 436:
      if (lookahead == 'l') ADVANCE(430);
      END_STATE();
    case 437:
      if (lookahead == 'l') ADVANCE(279);
      END_STATE();
    case 438:
      if (lookahead == 'l') ADVANCE(280);
      END_STATE();
    case 439:
      if (lookahead == 'l') ADVANCE(282);
      END_STATE();
    case 440:
      if (lookahead == 'l') ADVANCE(304);
      if (lookahead == 'n') ADVANCE(183);
      END_STATE();
    case 441:
      if (lookahead == 'l') ADVANCE(319);
      END_STATE();
    case 442:
      if (lookahead == 'l') ADVANCE(151);
      END_STATE();
    case 443:
      if (lookahead == 'l') ADVANCE(208);
      END_STATE();
    case 444:
      if (lookahead == 'l') ADVANCE(213);
      END_STATE();
    case 445:
      if (lookahead == 'm') ADVANCE(1853);
      END_STATE();
    case 446:
      if (lookahead == 'm') ADVANCE(546);
      END_STATE();
    case 447:
      if (lookahead == 'm') ADVANCE(460);
      END_STATE();
    case 448:
      if (lookahead == 'm') ADVANCE(271);
      if (lookahead == 'u') ADVANCE(568);
      END_STATE();
    case 449:
      if (lookahead == 'm') ADVANCE(514);
      END_STATE();
    case 450:
      if (lookahead == 'm') ADVANCE(324);
      END_STATE();
    case 451:
      if (lookahead == 'm') ADVANCE(672);
      END_STATE();
    case 452:
      if (lookahead == 'm') ADVANCE(391);
      END_STATE();
    case 453:
      if (lookahead == 'm') ADVANCE(392);
      END_STATE();
    case 454:
      if (lookahead == 'm') ADVANCE(544);
      if (lookahead == 'n') ADVANCE(257);
      END_STATE();
    case 455:
      if (lookahead == 'm') ADVANCE(544);
      if (lookahead == 'n') ADVANCE(257);
      if (lookahead == 's') ADVANCE(1806);
      END_STATE();
    case 456:
      if (lookahead == 'n') ADVANCE(144);
      if (lookahead == 's') ADVANCE(268);
      END_STATE();
    case 457:
      if (lookahead == 'n') ADVANCE(373);
      END_STATE();
    case 458:
      if (lookahead == 'n') ADVANCE(1945);
      END_STATE();
    case 459:
      if (lookahead == 'n') ADVANCE(1945);
      if (lookahead == 'r') ADVANCE(210);
      END_STATE();
    case 460:
      if (lookahead == 'n') ADVANCE(1750);
      END_STATE();
    case 461:
      if (lookahead == 'n') ADVANCE(1829);
      END_STATE();
    case 462:
      if (lookahead == 'n') ADVANCE(1879);
      END_STATE();
    case 463:
      if (lookahead == 'n') ADVANCE(2002);
      END_STATE();
    case 464:
      if (lookahead == 'n') ADVANCE(598);
      END_STATE();
    case 465:
      if (lookahead == 'n') ADVANCE(1764);
      END_STATE();
    case 466:
      if (lookahead == 'n') ADVANCE(1764);
      if (lookahead == 's') ADVANCE(1806);
      END_STATE();
    case 467:
      if (lookahead == 'n') ADVANCE(658);
      if (lookahead == 'x') ADVANCE(641);
      END_STATE();
    case 468:
      if (lookahead == 'n') ADVANCE(346);
      END_STATE();
    case 469:
      if (lookahead == 'n') ADVANCE(674);
      END_STATE();
    case 470:
      if (lookahead == 'n') ADVANCE(347);
      END_STATE();
    case 471:
      if (lookahead == 'n') ADVANCE(348);
      END_STATE();
    case 472:
      if (lookahead == 'n') ADVANCE(262);
      END_STATE();
    case 473:
      if (lookahead == 'n') ADVANCE(226);
      END_STATE();
    case 474:
      if (lookahead == 'n') ADVANCE(349);
      END_STATE();
    case 475:
      if (lookahead == 'n') ADVANCE(176);
      END_STATE();
    case 476:
      if (lookahead == 'n') ADVANCE(606);
      END_STATE();
    case 477:
      if (lookahead == 'n') ADVANCE(606);
      if (lookahead == 'r') ADVANCE(494);
      END_STATE();
    case 478:
      if (lookahead == 'n') ADVANCE(450);
      END_STATE();
    case 479:
      if (lookahead == 'n') ADVANCE(350);
      END_STATE();
    case 480:
      if (lookahead == 'n') ADVANCE(183);
      END_STATE();
    case 481:
      if (lookahead == 'n') ADVANCE(666);
      END_STATE();
    case 482:
      if (lookahead == 'n') ADVANCE(227);
      END_STATE();
    case 483:
      if (lookahead == 'n') ADVANCE(451);
      END_STATE();
    case 484:
      if (lookahead == 'n') ADVANCE(351);
      END_STATE();
    case 485:
      if (lookahead == 'n') ADVANCE(607);
      END_STATE();
    case 486:
      if (lookahead == 'n') ADVANCE(270);
      END_STATE();
    case 487:
      if (lookahead == 'n') ADVANCE(256);
      END_STATE();
    case 488:
      if (lookahead == 'n') ADVANCE(256);
      if (lookahead == 's') ADVANCE(1806);
      END_STATE();
    case 489:
      if (lookahead == 'n') ADVANCE(500);
      END_STATE();
    case 490:
      if (lookahead == 'n') ADVANCE(302);
      END_STATE();
    case 491:
      if (lookahead == 'n') ADVANCE(625);
      END_STATE();
    case 492:
      if (lookahead == 'n') ADVANCE(403);
      END_STATE();
    case 493:
      if (lookahead == 'n') ADVANCE(385);
      END_STATE();
    case 494:
      if (lookahead == 'n') ADVANCE(187);
      END_STATE();
    case 495:
      if (lookahead == 'n') ADVANCE(241);
      END_STATE();
    case 496:
      if (lookahead == 'n') ADVANCE(383);
      END_STATE();
    case 497:
      if (lookahead == 'n') ADVANCE(188);
      END_STATE();
    case 498:
      if (lookahead == 'n') ADVANCE(242);
      END_STATE();
    case 499:
      if (lookahead == 'n') ADVANCE(189);
      END_STATE();
    case 500:
      if (lookahead == 'o') ADVANCE(678);
      END_STATE();
    case 501:
      if (lookahead == 'o') ADVANCE(1874);
      END_STATE();
    case 502:
      if (lookahead == 'o') ADVANCE(1877);
      END_STATE();
    case 503:
      if (lookahead == 'o') ADVANCE(586);
      END_STATE();
    case 504:
      if (lookahead == 'o') ADVANCE(586);
      if (lookahead == 'r') ADVANCE(301);
      END_STATE();
    case 505:
      if (lookahead == 'o') ADVANCE(363);
      END_STATE();
    case 506:
      if (lookahead == 'o') ADVANCE(677);
      END_STATE();
    case 507:
      if (lookahead == 'o') ADVANCE(679);
      END_STATE();
    case 508:
      if (lookahead == 'o') ADVANCE(457);
      END_STATE();
    case 509:
      if (lookahead == 'o') ADVANCE(235);
      END_STATE();
    case 510:
      if (lookahead == 'o') ADVANCE(605);
      END_STATE();
    case 511:
      if (lookahead == 'o') ADVANCE(662);
      END_STATE();
    case 512:
      if (lookahead == 'o') ADVANCE(661);
      END_STATE();
    case 513:
      if (lookahead == 'o') ADVANCE(554);
      END_STATE();
    case 514:
      if (lookahead == 'o') ADVANCE(258);
      END_STATE();
    case 515:
      if (lookahead == 'o') ADVANCE(555);
      if (lookahead == 'u') ADVANCE(447);
      END_STATE();
    case 516:
      if (lookahead == 'o') ADVANCE(236);
      END_STATE();
    case 517:
      if (lookahead == 'o') ADVANCE(416);
      END_STATE();
    case 518:
      if (lookahead == 'o') ADVANCE(556);
      END_STATE();
    case 519:
      if (lookahead == 'o') ADVANCE(234);
      END_STATE();
    case 520:
      if (lookahead == 'o') ADVANCE(576);
      END_STATE();
    case 521:
      if (lookahead == 'o') ADVANCE(420);
      END_STATE();
    case 522:
      if (lookahead == 'o') ADVANCE(462);
      END_STATE();
    case 523:
      if (lookahead == 'o') ADVANCE(560);
      END_STATE();
    case 524:
      if (lookahead == 'o') ADVANCE(478);
      END_STATE();
    case 525:
      if (lookahead == 'o') ADVANCE(561);
      END_STATE();
    case 526:
      if (lookahead == 'o') ADVANCE(463);
      END_STATE();
    case 527:
      if (lookahead == 'o') ADVANCE(483);
      END_STATE();
    case 528:
      if (lookahead == 'o') ADVANCE(246);
      END_STATE();
    case 529:
      if (lookahead == 'o') ADVANCE(443);
      END_STATE();
    case 530:
      if (lookahead == 'o') ADVANCE(243);
      END_STATE();
    case 531:
      if (lookahead == 'o') ADVANCE(579);
      END_STATE();
    case 532:
      if (lookahead == 'o') ADVANCE(646);
      END_STATE();
    case 533:
      if (lookahead == 'o') ADVANCE(499);
      END_STATE();
    case 534:
      if (lookahead == 'p') ADVANCE(265);
      if (lookahead == 's') ADVANCE(1988);
      if (lookahead == 'v') ADVANCE(307);
      END_STATE();
    case 535:
      if (lookahead == 'p') ADVANCE(265);
      if (lookahead == 'v') ADVANCE(307);
      END_STATE();
    case 536:
      if (lookahead == 'p') ADVANCE(1911);
      END_STATE();
    case 537:
      if (lookahead == 'p') ADVANCE(325);
      if (lookahead == 'v') ADVANCE(307);
      END_STATE();
    case 538:
      if (lookahead == 'p') ADVANCE(267);
      END_STATE();
    case 539:
      if (lookahead == 'p') ADVANCE(624);
      END_STATE();
    case 540:
      if (lookahead == 'p') ADVANCE(285);
      END_STATE();
    case 541:
      if (lookahead == 'p') ADVANCE(333);
      if (lookahead == 'q') ADVANCE(671);
      END_STATE();
    case 542:
      if (lookahead == 'p') ADVANCE(333);
      if (lookahead == 'q') ADVANCE(671);
      if (lookahead == 't') ADVANCE(668);
      END_STATE();
    case 543:
      if (lookahead == 'p') ADVANCE(313);
      END_STATE();
    case 544:
      if (lookahead == 'p') ADVANCE(520);
      END_STATE();
    case 545:
      if (lookahead == 'p') ADVANCE(381);
      END_STATE();
    case 546:
      if (lookahead == 'p') ADVANCE(531);
      END_STATE();
    case 547:
      if (lookahead == 'p') ADVANCE(578);
      END_STATE();
    case 548:
      if (lookahead == 'p') ADVANCE(387);
      END_STATE();
    case 549:
      if (lookahead == 'q') ADVANCE(671);
      END_STATE();
    case 550:
      if (lookahead == 'r') ADVANCE(532);
      END_STATE();
    case 551:
      if (lookahead == 'r') ADVANCE(1823);
      END_STATE();
    case 552:
      if (lookahead == 'r') ADVANCE(1862);
      END_STATE();
    case 553:
      if (lookahead == 'r') ADVANCE(250);
      END_STATE();
    case 554:
      if (lookahead == 'r') ADVANCE(1642);
      END_STATE();
    case 555:
      if (lookahead == 'r') ADVANCE(146);
      END_STATE();
    case 556:
      if (lookahead == 'r') ADVANCE(2000);
      END_STATE();
    case 557:
      if (lookahead == 'r') ADVANCE(1776);
      END_STATE();
    case 558:
      if (lookahead == 'r') ADVANCE(134);
      END_STATE();
    case 559:
      if (lookahead == 'r') ADVANCE(1994);
      END_STATE();
    case 560:
      if (lookahead == 'r') ADVANCE(1910);
      END_STATE();
    case 561:
      if (lookahead == 'r') ADVANCE(1728);
      END_STATE();
    case 562:
      if (lookahead == 'r') ADVANCE(135);
      END_STATE();
    case 563:
      if (lookahead == 'r') ADVANCE(663);
      END_STATE();
    case 564:
      if (lookahead == 'r') ADVANCE(506);
      END_STATE();
    case 565:
      if (lookahead == 'r') ADVANCE(507);
      END_STATE();
    case 566:
      if (lookahead == 'r') ADVANCE(496);
      END_STATE();
    case 567:
      if (lookahead == 'r') ADVANCE(501);
      END_STATE();
    case 568:
      if (lookahead == 'r') ADVANCE(239);
      END_STATE();
    case 569:
      if (lookahead == 'r') ADVANCE(461);
      END_STATE();
    case 570:
      if (lookahead == 'r') ADVANCE(368);
      END_STATE();
    case 571:
      if (lookahead == 'r') ADVANCE(511);
      END_STATE();
    case 572:
      if (lookahead == 'r') ADVANCE(396);
      END_STATE();
    case 573:
      if (lookahead == 'r') ADVANCE(502);
      END_STATE();
    case 574:
      if (lookahead == 'r') ADVANCE(512);
      END_STATE();
    case 575:
      if (lookahead == 'r') ADVANCE(374);
      END_STATE();
    case 576:
      if (lookahead == 'r') ADVANCE(617);
      END_STATE();
    case 577:
      if (lookahead == 'r') ADVANCE(331);
      END_STATE();
    case 578:
      if (lookahead == 'r') ADVANCE(404);
      END_STATE();
    case 579:
      if (lookahead == 'r') ADVANCE(623);
      END_STATE();
    case 580:
      if (lookahead == 'r') ADVANCE(303);
      END_STATE();
    case 581:
      if (lookahead == 'r') ADVANCE(283);
      END_STATE();
    case 582:
      if (lookahead == 'r') ADVANCE(355);
      END_STATE();
    case 583:
      if (lookahead == 'r') ADVANCE(518);
      END_STATE();
    case 584:
      if (lookahead == 'r') ADVANCE(572);
      END_STATE();
    case 585:
      if (lookahead == 'r') ADVANCE(524);
      END_STATE();
    case 586:
      if (lookahead == 'r') ADVANCE(565);
      END_STATE();
    case 587:
      if (lookahead == 'r') ADVANCE(191);
      END_STATE();
    case 588:
      if (lookahead == 'r') ADVANCE(193);
      END_STATE();
    case 589:
      if (lookahead == 'r') ADVANCE(194);
      END_STATE();
    case 590:
      if (lookahead == 'r') ADVANCE(497);
      END_STATE();
    case 591:
      if (lookahead == 's') ADVANCE(1806);
      END_STATE();
    case 592:
      if (lookahead == 's') ADVANCE(1850);
      END_STATE();
    case 593:
      if (lookahead == 's') ADVANCE(1844);
      END_STATE();
    case 594:
      if (lookahead == 's') ADVANCE(592);
      END_STATE();
    case 595:
      if (lookahead == 's') ADVANCE(509);
      if (lookahead == 'y') ADVANCE(482);
      END_STATE();
    case 596:
      if (lookahead == 's') ADVANCE(233);
      END_STATE();
    case 597:
      if (lookahead == 's') ADVANCE(660);
      if (lookahead == 't') ADVANCE(378);
      if (lookahead == 'v') ADVANCE(310);
      END_STATE();
    case 598:
      if (lookahead == 's') ADVANCE(660);
      if (lookahead == 'v') ADVANCE(310);
      END_STATE();
    case 599:
      if (lookahead == 's') ADVANCE(635);
      END_STATE();
    case 600:
      if (lookahead == 's') ADVANCE(268);
      END_STATE();
    case 601:
      if (lookahead == 's') ADVANCE(611);
      END_STATE();
    case 602:
      if (lookahead == 's') ADVANCE(529);
      END_STATE();
    case 603:
      if (lookahead == 's') ADVANCE(244);
      END_STATE();
    case 604:
      if (lookahead == 's') ADVANCE(170);
      if (lookahead == 'u') ADVANCE(485);
      END_STATE();
    case 605:
      if (lookahead == 's') ADVANCE(669);
      END_STATE();
    case 606:
      if (lookahead == 's') ADVANCE(382);
      END_STATE();
    case 607:
      if (lookahead == 's') ADVANCE(201);
      END_STATE();
    case 608:
      if (lookahead == 't') ADVANCE(182);
      if (lookahead == 'u') ADVANCE(216);
      END_STATE();
    case 609:
      if (lookahead == 't') ADVANCE(1895);
      END_STATE();
    case 610:
      if (lookahead == 't') ADVANCE(1859);
      END_STATE();
    case 611:
      if (lookahead == 't') ADVANCE(343);
      END_STATE();
    case 612:
      if (lookahead == 't') ADVANCE(1739);
      END_STATE();
    case 613:
      if (lookahead == 't') ADVANCE(1969);
      END_STATE();
    case 614:
      if (lookahead == 't') ADVANCE(1992);
      END_STATE();
    case 615:
      if (lookahead == 't') ADVANCE(1889);
      END_STATE();
    case 616:
      if (lookahead == 't') ADVANCE(1871);
      END_STATE();
    case 617:
      if (lookahead == 't') ADVANCE(1841);
      END_STATE();
    case 618:
      if (lookahead == 't') ADVANCE(1654);
      END_STATE();
    case 619:
      if (lookahead == 't') ADVANCE(1847);
      END_STATE();
    case 620:
      if (lookahead == 't') ADVANCE(143);
      END_STATE();
    case 621:
      if (lookahead == 't') ADVANCE(1868);
      END_STATE();
    case 622:
      if (lookahead == 't') ADVANCE(1882);
      END_STATE();
    case 623:
      if (lookahead == 't') ADVANCE(1996);
      END_STATE();
    case 624:
      if (lookahead == 't') ADVANCE(1891);
      END_STATE();
    case 625:
      if (lookahead == 't') ADVANCE(1998);
      END_STATE();
    case 626:
      if (lookahead == 't') ADVANCE(1886);
      END_STATE();
    case 627:
      if (lookahead == 't') ADVANCE(1893);
      END_STATE();
    case 628:
      if (lookahead == 't') ADVANCE(1896);
      END_STATE();
    case 629:
      if (lookahead == 't') ADVANCE(513);
      END_STATE();
    case 630:
      if (lookahead == 't') ADVANCE(364);
      END_STATE();
    case 631:
      if (lookahead == 't') ADVANCE(360);
      END_STATE();
    case 632:
      if (lookahead == 't') ADVANCE(361);
      END_STATE();
    case 633:
      if (lookahead == 't') ADVANCE(293);
      END_STATE();
    case 634:
      if (lookahead == 't') ADVANCE(186);
      END_STATE();
    case 635:
      if (lookahead == 't') ADVANCE(570);
      END_STATE();
    case 636:
      if (lookahead == 't') ADVANCE(563);
      END_STATE();
    case 637:
      if (lookahead == 't') ADVANCE(276);
      END_STATE();
    case 638:
      if (lookahead == 't') ADVANCE(306);
      END_STATE();
    case 639:
      if (lookahead == 't') ADVANCE(309);
      END_STATE();
    case 640:
      if (lookahead == 't') ADVANCE(312);
      END_STATE();
    case 641:
      if (lookahead == 't') ADVANCE(326);
      END_STATE();
    case 642:
      if (lookahead == 't') ADVANCE(287);
      END_STATE();
    case 643:
      if (lookahead == 't') ADVANCE(516);
      END_STATE();
    case 644:
      if (lookahead == 't') ADVANCE(389);
      END_STATE();
    case 645:
      if (lookahead == 't') ADVANCE(232);
      END_STATE();
    case 646:
      if (lookahead == 't') ADVANCE(519);
      END_STATE();
    case 647:
      if (lookahead == 't') ADVANCE(400);
      END_STATE();
    case 648:
      if (lookahead == 't') ADVANCE(384);
      END_STATE();
    case 649:
      if (lookahead == 't') ADVANCE(530);
      END_STATE();
    case 650:
      if (lookahead == 't') ADVANCE(523);
      END_STATE();
    case 651:
      if (lookahead == 't') ADVANCE(525);
      END_STATE();
    case 652:
      if (lookahead == 't') ADVANCE(323);
      END_STATE();
    case 653:
      if (lookahead == 't') ADVANCE(393);
      END_STATE();
    case 654:
      if (lookahead == 't') ADVANCE(690);
      END_STATE();
    case 655:
      if (lookahead == 't') ADVANCE(335);
      END_STATE();
    case 656:
      if (lookahead == 't') ADVANCE(336);
      END_STATE();
    case 657:
      if (lookahead == 't') ADVANCE(212);
      END_STATE();
    case 658:
      if (lookahead == 'u') ADVANCE(445);
      END_STATE();
    case 659:
      if (lookahead == 'u') ADVANCE(634);
      END_STATE();
    case 660:
      if (lookahead == 'u') ADVANCE(453);
      END_STATE();
    case 661:
      if (lookahead == 'u') ADVANCE(536);
      END_STATE();
    case 662:
      if (lookahead == 'u') ADVANCE(352);
      END_STATE();
    case 663:
      if (lookahead == 'u') ADVANCE(238);
      END_STATE();
    case 664:
      if (lookahead == 'u') ADVANCE(613);
      END_STATE();
    case 665:
      if (lookahead == 'u') ADVANCE(272);
      if (lookahead == 'y') ADVANCE(1791);
      END_STATE();
    case 666:
      if (lookahead == 'u') ADVANCE(277);
      END_STATE();
    case 667:
      if (lookahead == 'u') ADVANCE(643);
      END_STATE();
    case 668:
      if (lookahead == 'u') ADVANCE(569);
      END_STATE();
    case 669:
      if (lookahead == 'u') ADVANCE(581);
      END_STATE();
    case 670:
      if (lookahead == 'u') ADVANCE(639);
      END_STATE();
    case 671:
      if (lookahead == 'u') ADVANCE(397);
      END_STATE();
    case 672:
      if (lookahead == 'u') ADVANCE(657);
      END_STATE();
    case 673:
      if (lookahead == 'v') ADVANCE(200);
      END_STATE();
    case 674:
      if (lookahead == 'v') ADVANCE(401);
      END_STATE();
    case 675:
      if (lookahead == 'v') ADVANCE(209);
      END_STATE();
    case 676:
      if (lookahead == 'v') ADVANCE(214);
      END_STATE();
    case 677:
      if (lookahead == 'w') ADVANCE(1827);
      END_STATE();
    case 678:
      if (lookahead == 'w') ADVANCE(490);
      END_STATE();
    case 679:
      if (lookahead == 'w') ADVANCE(390);
      END_STATE();
    case 680:
      if (lookahead == 'x') ADVANCE(1904);
      END_STATE();
    case 681:
      if (lookahead == 'x') ADVANCE(1901);
      END_STATE();
    case 682:
      if (lookahead == 'x') ADVANCE(1907);
      END_STATE();
    case 683:
      if (lookahead == 'y') ADVANCE(538);
      END_STATE();
    case 684:
      if (lookahead == 'y') ADVANCE(1718);
      END_STATE();
    case 685:
      if (lookahead == 'y') ADVANCE(149);
      END_STATE();
    case 686:
      if (lookahead == 'y') ADVANCE(1651);
      END_STATE();
    case 687:
      if (lookahead == 'y') ADVANCE(1899);
      END_STATE();
    case 688:
      if (lookahead == 'y') ADVANCE(543);
      END_STATE();
    case 689:
      if (lookahead == 'y') ADVANCE(482);
      END_STATE();
    case 690:
      if (lookahead == 'y') ADVANCE(540);
      END_STATE();
    case 691:
      if (lookahead == 'z') ADVANCE(686);
      END_STATE();
    case 692:
      if (lookahead == '{') ADVANCE(1762);
      END_STATE();
    case 693:
      if (lookahead == '}') ADVANCE(1688);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(693);
      END_STATE();
    case 694:
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(694);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n' &&
          lookahead != '/') ADVANCE(129);
      END_STATE();
    case 695:
      if (lookahead == '+' ||
          lookahead == '-') ADVANCE(700);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1664);
      END_STATE();
    case 696:
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(1671);
      END_STATE();
    case 697:
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(1670);
      END_STATE();
    case 698:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1638);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1640);
      END_STATE();
    case 699:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1663);
      END_STATE();
    case 700:
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1664);
      END_STATE();
    case 701:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(1669);
      END_STATE();
    case 702:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(1668);
      END_STATE();
    case 703:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(159);
      END_STATE();
    case 704:
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(693);
      END_STATE();
    case 705:
      if (lookahead != 0 &&
          lookahead != '#') ADVANCE(4);
      END_STATE();
    case 706:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1708,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        'P', 550,
        'T', 683,
        '[', 1704,
        '\\', 1685,
        ']', 1705,
        '^', 1819,
        '_', 1919,
        '`', 162,
        'a', 221,
        'b', 504,
        'c', 163,
        'd', 289,
        'e', 197,
        'f', 164,
        'g', 297,
        'i', 338,
        'k', 296,
        'l', 166,
        'm', 168,
        'n', 367,
        'o', 534,
        'p', 173,
        'r', 263,
        's', 264,
        't', 175,
        'u', 1687,
        'v', 177,
        'w', 179,
        'y', 372,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(706);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      END_STATE();
    case 707:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '\\', 1684,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1090,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1098,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        'v', 1102,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(709);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 708:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        '\\', 1684,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(710);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 709:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        '\\', 1684,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1090,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1098,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        'v', 1102,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(709);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 710:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        '\\', 1684,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1160,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'f', 1097,
        'i', 1269,
        'l', 1100,
        'n', 1300,
        'p', 1107,
        'r', 1261,
        's', 1224,
        't', 1485,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(710);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 711:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '"', 1679,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        '*', 1811,
        '+', 1808,
        '-', 1809,
        '.', 125,
        '/', 1812,
        '0', 1665,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '@', 1918,
        '[', 1704,
        '\\', 1684,
        '^', 1819,
        '`', 162,
        'a', 775,
        'b', 961,
        'c', 917,
        'd', 874,
        'e', 742,
        'f', 743,
        'g', 1060,
        'i', 853,
        'l', 745,
        'm', 748,
        'n', 877,
        'o', 978,
        'p', 751,
        'r', 807,
        's', 825,
        't', 872,
        'u', 942,
        'v', 755,
        'w', 830,
        '{', 1761,
        '|', 1817,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(711);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      if (('A' <= lookahead && lookahead <= 'Z') ||
          ('_' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 712:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '0', 1667,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1524,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(713);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1667);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 713:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        '0', 1667,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1161,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1524,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(713);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1667);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 714:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '[', 1704,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1524,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(715);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 715:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '$', 698,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ':', 1700,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '[', 1704,
        ']', 1705,
        '^', 1819,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'i', 1524,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '{', 1761,
        '|', 1817,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(715);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 716:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ':', 1700,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        ']', 1705,
        '^', 1819,
        'a', 222,
        'b', 503,
        'c', 184,
        'd', 291,
        'e', 467,
        'f', 203,
        'i', 455,
        'l', 165,
        'm', 168,
        'n', 508,
        'o', 537,
        'p', 173,
        'r', 286,
        's', 321,
        't', 688,
        'u', 489,
        'v', 177,
        'w', 300,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(717);
      END_STATE();
    case 717:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 725,
        '%', 1814,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 1811,
        '+', 1808,
        ',', 1693,
        '-', 1809,
        '.', 1707,
        '/', 1813,
        ':', 1700,
        ';', 1885,
        '<', 1734,
        '=', 141,
        '>', 1738,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        ']', 1705,
        '^', 1819,
        'a', 222,
        'b', 503,
        'c', 184,
        'd', 291,
        'e', 467,
        'f', 203,
        'i', 455,
        'l', 165,
        'm', 168,
        'n', 508,
        'o', 537,
        'p', 173,
        'r', 286,
        's', 321,
        't', 688,
        'u', 489,
        'v', 177,
        'w', 300,
        '{', 1761,
        '|', 1817,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(717);
      END_STATE();
    case 718:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 1701,
        '$', 698,
        '%', 136,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 137,
        '+', 138,
        ',', 1693,
        '-', 139,
        '.', 1709,
        '/', 131,
        '0', 1667,
        ':', 1700,
        '<', 1733,
        '>', 1736,
        '?', 1715,
        '@', 1918,
        '[', 1704,
        '\\', 85,
        ']', 1705,
        '^', 692,
        '`', 162,
        'a', 1153,
        'b', 1436,
        'c', 1089,
        'd', 1196,
        'e', 1091,
        'f', 1294,
        'i', 1377,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1103,
        'r', 1197,
        's', 1444,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(721);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1667);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 719:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 1701,
        '$', 698,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1709,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '>', 1736,
        '?', 1715,
        '@', 1917,
        '[', 1704,
        ']', 1705,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '{', 1761,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(722);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 720:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '!', 724,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1706,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '?', 1714,
        '@', 1918,
        'a', 222,
        'b', 503,
        'c', 184,
        'd', 292,
        'e', 467,
        'f', 203,
        'i', 454,
        'l', 165,
        'm', 659,
        'n', 508,
        'o', 537,
        'p', 173,
        'r', 286,
        's', 608,
        't', 688,
        'u', 489,
        'v', 177,
        'w', 299,
        '{', 1761,
        '}', 1763,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(720);
      END_STATE();
    case 721:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '$', 698,
        '%', 136,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        '*', 137,
        '+', 138,
        ',', 1693,
        '-', 139,
        '.', 1709,
        '/', 131,
        '0', 1667,
        ':', 1700,
        '<', 1733,
        '>', 1736,
        '?', 1714,
        '@', 1918,
        '[', 1704,
        '\\', 85,
        ']', 1705,
        '^', 692,
        '`', 162,
        'a', 1153,
        'b', 1436,
        'c', 1089,
        'd', 1196,
        'e', 1091,
        'f', 1294,
        'i', 1377,
        'l', 1098,
        'm', 1594,
        'n', 1447,
        'o', 1471,
        'p', 1103,
        'r', 1197,
        's', 1444,
        't', 1620,
        'u', 1404,
        'v', 1102,
        'w', 1229,
        '{', 1761,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(721);
      if (('1' <= lookahead && lookahead <= '9')) ADVANCE(1667);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 722:
      if (eof) ADVANCE(723);
      ADVANCE_MAP(
        '$', 698,
        '&', 1720,
        '(', 1703,
        ')', 1690,
        ',', 1693,
        '.', 1709,
        '/', 130,
        ':', 1700,
        '<', 1733,
        '>', 1736,
        '?', 1714,
        '@', 1917,
        '[', 1704,
        ']', 1705,
        '`', 162,
        'a', 1155,
        'b', 1436,
        'c', 1458,
        'e', 1095,
        'l', 1100,
        'p', 1107,
        'r', 1261,
        's', 1446,
        '{', 1761,
        '}', 1763,
        '~', 1721,
      );
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') SKIP(722);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_1, 812, lookahead)) ADVANCE(1629);
      END_STATE();
    case 723:
      ACCEPT_TOKEN(ts_builtin_sym_end);
      END_STATE();
    case 724:
      ACCEPT_TOKEN(anon_sym_BANG);
      END_STATE();
    case 725:
      ACCEPT_TOKEN(anon_sym_BANG);
      if (lookahead == '=') ADVANCE(1799);
      END_STATE();
    case 726:
      ACCEPT_TOKEN(aux_sym_shebang_line_token1);
      if (lookahead == '/') ADVANCE(727);
      if (lookahead == '\t' ||
          lookahead == 0x0b ||
          lookahead == '\f' ||
          lookahead == ' ') ADVANCE(726);
      if (lookahead != 0 &&
          (lookahead < '\t' || '\r' < lookahead)) ADVANCE(728);
      END_STATE();
    case 727:
      ACCEPT_TOKEN(aux_sym_shebang_line_token1);
      if (lookahead == '/') ADVANCE(728);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(728);
      END_STATE();
    case 728:
      ACCEPT_TOKEN(aux_sym_shebang_line_token1);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(728);
      END_STATE();
    case 729:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '\n') ADVANCE(132);
      if (lookahead == '#') ADVANCE(1695);
      if (lookahead == '/') ADVANCE(729);
      if (lookahead != 0) ADVANCE(736);
      END_STATE();
    case 730:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '\n') ADVANCE(132);
      if (lookahead == '/') ADVANCE(729);
      if (lookahead != 0) ADVANCE(736);
      END_STATE();
    case 731:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '\n') ADVANCE(4);
      if (lookahead == '#') ADVANCE(737);
      if (lookahead != 0) ADVANCE(732);
      END_STATE();
    case 732:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '\n') ADVANCE(5);
      if (lookahead == '/') ADVANCE(731);
      if (lookahead != 0) ADVANCE(732);
      END_STATE();
    case 733:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '*') ADVANCE(1732);
      if (lookahead == '/') ADVANCE(734);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(735);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n') ADVANCE(735);
      END_STATE();
    case 734:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '*') ADVANCE(1732);
      if (lookahead == '/') ADVANCE(734);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(737);
      END_STATE();
    case 735:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '/') ADVANCE(737);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(735);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n') ADVANCE(735);
      END_STATE();
    case 736:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead == '/') ADVANCE(729);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(736);
      END_STATE();
    case 737:
      ACCEPT_TOKEN(sym_comment);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(737);
      END_STATE();
    case 738:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1730);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 739:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1731);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 740:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'S') ADVANCE(845);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 741:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'S') ADVANCE(846);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 742:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(777);
      if (lookahead == 'n') ADVANCE(1051);
      if (lookahead == 'x') ADVANCE(1035);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 743:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(920);
      if (lookahead == 'i') ADVANCE(921);
      if (lookahead == 'o') ADVANCE(988);
      if (lookahead == 'u') ADVANCE(945);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 744:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(920);
      if (lookahead == 'i') ADVANCE(950);
      if (lookahead == 'o') ADVANCE(988);
      if (lookahead == 'u') ADVANCE(945);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 745:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1077);
      if (lookahead == 'e') ADVANCE(1022);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 746:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(867);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 747:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1012);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 748:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(792);
      if (lookahead == 'u') ADVANCE(1037);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 749:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(934);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 750:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(906);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 751:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(778);
      if (lookahead == 'o') ADVANCE(1017);
      if (lookahead == 'r') ADVANCE(808);
      if (lookahead == 'u') ADVANCE(773);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 752:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(778);
      if (lookahead == 'o') ADVANCE(1017);
      if (lookahead == 'r') ADVANCE(848);
      if (lookahead == 'u') ADVANCE(773);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 753:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(778);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 754:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(907);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 755:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(989);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 756:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(990);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 757:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(912);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 758:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1010);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 759:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(913);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 760:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1049);
      if (lookahead == 'r') ADVANCE(1055);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 761:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(914);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 762:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1039);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 763:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(916);
      if (lookahead == 'i') ADVANCE(921);
      if (lookahead == 'o') ADVANCE(988);
      if (lookahead == 'u') ADVANCE(945);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 764:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1027);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 765:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1042);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 766:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(895);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 767:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1040);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 768:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1020);
      if (lookahead == 'l') ADVANCE(747);
      if (lookahead == 'o') ADVANCE(939);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 769:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(928);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 770:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1041);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 771:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1044);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 772:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'a') ADVANCE(1045);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('b' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 773:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'b') ADVANCE(922);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 774:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'b') ADVANCE(1062);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 775:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(1046);
      if (lookahead == 's') ADVANCE(1011);
      if (lookahead == 'w') ADVANCE(766);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 776:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(1046);
      if (lookahead == 's') ADVANCE(1075);
      if (lookahead == 'w') ADVANCE(766);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 777:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(869);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 778:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(908);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 779:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(1866);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 780:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(1646);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 781:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(1934);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 782:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(1955);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 783:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(1958);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 784:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(870);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 785:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(903);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 786:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(974);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 787:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(824);
      if (lookahead == 'f') ADVANCE(881);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 788:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(1028);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 789:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(1029);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 790:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(835);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 791:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(815);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 792:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'c') ADVANCE(996);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 793:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(1780);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 794:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(1978);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 795:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(1928);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 796:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(1964);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 797:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(1931);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 798:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(740);
      if (lookahead == 's') ADVANCE(1038);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 799:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(1836);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 800:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(887);
      if (lookahead == 'f') ADVANCE(875);
      if (lookahead == 'i') ADVANCE(1023);
      if (lookahead == 'o') ADVANCE(1057);
      if (lookahead == 't') ADVANCE(840);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 801:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(887);
      if (lookahead == 'f') ADVANCE(875);
      if (lookahead == 'o') ADVANCE(1057);
      if (lookahead == 't') ADVANCE(840);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 802:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(887);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 803:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(814);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 804:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(1033);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 805:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(882);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 806:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(851);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 807:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(981);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 808:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(787);
      if (lookahead == 'i') ADVANCE(1065);
      if (lookahead == 'o') ADVANCE(1048);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 809:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1673);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 810:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1676);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 811:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1826);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 812:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1658);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 813:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1937);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 814:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1922);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 815:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1925);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 816:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1943);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 817:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1915);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 818:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(980);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 819:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(910);
      if (lookahead == 't') ADVANCE(760);
      if (lookahead == 'u') ADVANCE(984);
      if (lookahead == 'w') ADVANCE(891);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 820:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(910);
      if (lookahead == 't') ADVANCE(995);
      if (lookahead == 'u') ADVANCE(984);
      if (lookahead == 'w') ADVANCE(891);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 821:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1832);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 822:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1782);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 823:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(982);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 824:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(806);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 825:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(911);
      if (lookahead == 't') ADVANCE(760);
      if (lookahead == 'u') ADVANCE(984);
      if (lookahead == 'w') ADVANCE(891);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 826:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(911);
      if (lookahead == 't') ADVANCE(995);
      if (lookahead == 'u') ADVANCE(984);
      if (lookahead == 'w') ADVANCE(891);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 827:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(987);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 828:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(794);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 829:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(750);
      if (lookahead == 'h') ADVANCE(885);
      if (lookahead == 'i') ADVANCE(925);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 830:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(750);
      if (lookahead == 'h') ADVANCE(885);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 831:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(795);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 832:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(804);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 833:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(937);
      if (lookahead == 't') ADVANCE(886);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 834:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(796);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 835:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(868);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 836:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(951);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 837:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(797);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 838:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(956);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 839:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(769);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 840:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1006);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 841:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(992);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 842:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(754);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 843:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(923);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 844:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1030);
      if (lookahead == 'u') ADVANCE(756);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 845:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1031);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 846:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1032);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 847:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(1008);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 848:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(860);
      if (lookahead == 'i') ADVANCE(1065);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 849:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(764);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 850:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(789);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 851:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(955);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 852:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'e') ADVANCE(958);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 853:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'f') ADVANCE(1723);
      if (lookahead == 'm') ADVANCE(986);
      if (lookahead == 'n') ADVANCE(800);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 854:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'f') ADVANCE(1723);
      if (lookahead == 'n') ADVANCE(801);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 855:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'f') ADVANCE(1723);
      if (lookahead == 'n') ADVANCE(1765);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 856:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'f') ADVANCE(1723);
      if (lookahead == 'n') ADVANCE(1766);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 857:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'f') ADVANCE(1723);
      if (lookahead == 'n') ADVANCE(802);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 858:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'f') ADVANCE(1774);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 859:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'f') ADVANCE(1074);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 860:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'f') ADVANCE(881);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 861:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'f') ADVANCE(883);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 862:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'g') ADVANCE(1949);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 863:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'g') ADVANCE(1983);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 864:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'g') ADVANCE(1986);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 865:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'g') ADVANCE(1952);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 866:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'g') ADVANCE(871);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 867:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'g') ADVANCE(812);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 868:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'g') ADVANCE(998);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 869:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'h') ADVANCE(1649);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 870:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'h') ADVANCE(1726);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 871:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'h') ADVANCE(1785);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 872:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'h') ADVANCE(993);
      if (lookahead == 'r') ADVANCE(1054);
      if (lookahead == 'y') ADVANCE(985);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 873:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'h') ADVANCE(1001);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 874:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(1013);
      if (lookahead == 'o') ADVANCE(1788);
      if (lookahead == 'y') ADVANCE(948);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 875:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(1070);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 876:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(798);
      if (lookahead == 'o') ADVANCE(1788);
      if (lookahead == 'y') ADVANCE(948);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 877:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(909);
      if (lookahead == 'o') ADVANCE(936);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 878:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(909);
      if (lookahead == 'o') ADVANCE(946);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 879:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(909);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 880:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(774);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 881:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(1071);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 882:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(859);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 883:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(1072);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 884:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(1018);
      if (lookahead == 'm') ADVANCE(1064);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 885:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(924);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 886:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(977);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 887:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(999);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 888:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(781);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 889:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(976);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 890:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(943);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 891:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(1047);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 892:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(782);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 893:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(944);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 894:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(758);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 895:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(1024);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 896:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(783);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 897:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(947);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 898:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(949);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 899:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(953);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 900:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(843);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 901:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(803);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 902:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(1003);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 903:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(770);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 904:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(852);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 905:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'i') ADVANCE(1066);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 906:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'k') ADVANCE(1975);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 907:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'k') ADVANCE(1834);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 908:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'k') ADVANCE(746);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 909:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(1661);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 910:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(858);
      if (lookahead == 't') ADVANCE(1897);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 911:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(858);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 912:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(1967);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 913:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(1940);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 914:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(1961);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 915:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(1857);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 916:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(926);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 917:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(747);
      if (lookahead == 'o') ADVANCE(935);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 918:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(747);
      if (lookahead == 'o') ADVANCE(939);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 919:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(747);
      if (lookahead == 'o') ADVANCE(941);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 920:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(1019);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 921:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(827);
      if (lookahead == 'n') ADVANCE(757);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 922:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(888);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 923:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(799);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 924:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(811);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 925:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(927);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 926:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(1036);
      if (lookahead == 's') ADVANCE(810);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 927:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(741);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 928:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(894);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 929:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'l') ADVANCE(771);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 930:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'm') ADVANCE(1854);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 931:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'm') ADVANCE(973);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 932:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'm') ADVANCE(897);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 933:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'm') ADVANCE(1064);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 934:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'm') ADVANCE(896);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 935:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(1016);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 936:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(884);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 937:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(1946);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 938:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(1880);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 939:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(1014);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 940:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(1830);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 941:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(1015);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 942:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(963);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 943:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(862);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 944:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(863);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 945:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(779);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 946:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(933);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 947:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(864);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 948:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(749);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 949:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(865);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 950:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(757);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 951:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(1021);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 952:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(780);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 953:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(1059);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 954:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(828);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 955:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(790);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 956:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(904);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 957:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(759);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 958:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(791);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 959:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'n') ADVANCE(761);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 960:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1007);
      if (lookahead == 'r') ADVANCE(842);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 961:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1007);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 962:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1788);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 963:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1068);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 964:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1875);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 965:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1067);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 966:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1069);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 967:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(785);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 968:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(991);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 969:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(929);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 970:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1053);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 971:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1002);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 972:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(786);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 973:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(805);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 974:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(915);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 975:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(1056);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 976:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(938);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 977:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'o') ADVANCE(959);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 978:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(833);
      if (lookahead == 'v') ADVANCE(847);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 979:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(1912);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 980:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(849);
      if (lookahead == 'q') ADVANCE(1063);
      if (lookahead == 't') ADVANCE(1058);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 981:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(849);
      if (lookahead == 'q') ADVANCE(1063);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 982:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(849);
      if (lookahead == 't') ADVANCE(1058);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 983:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(817);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 984:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(841);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 985:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(839);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 986:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(971);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 987:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'p') ADVANCE(1004);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 988:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(1824);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 989:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(1863);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 990:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(793);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 991:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(1643);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 992:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(1777);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 993:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(965);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 994:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(966);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 995:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(1055);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 996:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(964);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 997:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(880);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 998:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(970);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 999:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(850);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1000:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(901);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1001:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(975);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1002:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(1026);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1003:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(831);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1004:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(905);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1005:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(940);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1006:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(957);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1007:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(994);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1008:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'r') ADVANCE(1000);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1009:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(1851);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1010:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(1845);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1011:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(967);
      if (lookahead == 'y') ADVANCE(952);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1012:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(1009);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1013:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(1038);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1014:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(1061);
      if (lookahead == 't') ADVANCE(899);
      if (lookahead == 'v') ADVANCE(838);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1015:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(1061);
      if (lookahead == 't') ADVANCE(899);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1016:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(1061);
      if (lookahead == 'v') ADVANCE(838);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1017:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(1034);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1018:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(969);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1019:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(810);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1020:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1021:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 's') ADVANCE(889);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1022:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1860);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1023:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1887);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1024:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1740);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1025:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1970);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1026:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1842);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1027:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1655);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1028:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1848);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1029:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1883);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1030:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1894);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1031:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1872);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1032:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1869);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1033:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(1076);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1034:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(861);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1035:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(836);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1036:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(873);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1037:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(762);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1038:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(997);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1039:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(890);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1040:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(813);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1041:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(832);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1042:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(898);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1043:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(834);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1044:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(837);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1045:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(816);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1046:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(968);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1047:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(784);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1048:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(972);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1049:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(892);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1050:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 't') ADVANCE(765);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1051:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(930);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1052:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(1037);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1053:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(979);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1054:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(809);
      if (lookahead == 'y') ADVANCE(1792);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1055:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(788);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1056:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(866);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1057:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(1025);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1058:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(1005);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1059:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(821);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1060:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(756);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1061:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(932);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1062:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(1043);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1063:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(902);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1064:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'u') ADVANCE(1050);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1065:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'v') ADVANCE(767);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1066:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'v') ADVANCE(772);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1067:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'w') ADVANCE(1828);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1068:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'w') ADVANCE(954);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1069:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'w') ADVANCE(893);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1070:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'x') ADVANCE(1905);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1071:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'x') ADVANCE(1902);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1072:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'x') ADVANCE(1908);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1073:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'y') ADVANCE(1652);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1074:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'y') ADVANCE(1900);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1075:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'y') ADVANCE(952);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1076:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'y') ADVANCE(983);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1077:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'z') ADVANCE(1073);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'y')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1078:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1079:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'D') ADVANCE(1745);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1080:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'E') ADVANCE(1405);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1081:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'I') ADVANCE(1386);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1082:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'L') ADVANCE(1456);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1083:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'L') ADVANCE(1335);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1084:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'L') ADVANCE(1336);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1085:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'M') ADVANCE(1143);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1086:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'P') ADVANCE(1130);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1087:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'S') ADVANCE(1248);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1088:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'S') ADVANCE(1250);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1089:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1529);
      if (lookahead == 'l') ADVANCE(1110);
      if (lookahead == 'o') ADVANCE(1387);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1090:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1529);
      if (lookahead == 'o') ADVANCE(1418);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1091:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1162);
      if (lookahead == 'n') ADVANCE(1591);
      if (lookahead == 'x') ADVANCE(1561);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1092:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1162);
      if (lookahead == 'n') ADVANCE(1591);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1093:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1162);
      if (lookahead == 'r') ADVANCE(1520);
      if (lookahead == 'x') ADVANCE(1589);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1094:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1162);
      if (lookahead == 'r') ADVANCE(1520);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1095:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1162);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1096:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1371);
      if (lookahead == 'i') ADVANCE(1358);
      if (lookahead == 'u') ADVANCE(1407);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1097:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1371);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1098:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1624);
      if (lookahead == 'e') ADVANCE(1542);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1099:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1624);
      if (lookahead == 'i') ADVANCE(1428);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1100:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1624);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1101:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1282);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1102:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1486);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1103:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1163);
      if (lookahead == 'o') ADVANCE(1535);
      if (lookahead == 'r') ADVANCE(1198);
      if (lookahead == 'u') ADVANCE(1149);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1104:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1163);
      if (lookahead == 'o') ADVANCE(1535);
      if (lookahead == 'r') ADVANCE(1256);
      if (lookahead == 'u') ADVANCE(1149);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1105:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1163);
      if (lookahead == 'o') ADVANCE(1535);
      if (lookahead == 'r') ADVANCE(1255);
      if (lookahead == 'u') ADVANCE(1149);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1106:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1163);
      if (lookahead == 'r') ADVANCE(1453);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1107:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1163);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1108:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1383);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1109:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1340);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1110:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1533);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1111:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1345);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1112:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1346);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1113:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1526);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1114:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1347);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1115:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1576);
      if (lookahead == 'r') ADVANCE(1595);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1116:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1576);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1117:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1349);
      if (lookahead == 'i') ADVANCE(1358);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1118:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1360);
      if (lookahead == 'i') ADVANCE(1358);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1119:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1573);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1120:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1181);
      if (lookahead == 'u') ADVANCE(1564);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1121:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1351);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1122:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1548);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1123:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1352);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1124:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1514);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1125:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1353);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1126:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1354);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1127:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1327);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1128:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1518);
      if (lookahead == 'r') ADVANCE(1599);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1129:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1416);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1130:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1563);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1131:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1565);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1132:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1403);
      if (lookahead == 'o') ADVANCE(1379);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1133:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1151);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1134:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1608);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1135:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1283);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1136:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1567);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1137:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1315);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1138:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1362);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1139:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1568);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1140:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1570);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1141:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1571);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1142:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1582);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1143:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1183);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1144:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1152);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1145:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1588);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1146:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'a') ADVANCE(1339);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1147:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'b') ADVANCE(1536);
      if (lookahead == 'p') ADVANCE(1238);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1148:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'b') ADVANCE(1536);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1149:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'b') ADVANCE(1359);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1150:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'b') ADVANCE(1602);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1151:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'b') ADVANCE(1368);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1152:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'b') ADVANCE(1370);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1153:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1572);
      if (lookahead == 'n') ADVANCE(1618);
      if (lookahead == 's') ADVANCE(1528);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1154:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1572);
      if (lookahead == 'n') ADVANCE(1618);
      if (lookahead == 's') ADVANCE(1622);
      if (lookahead == 'w') ADVANCE(1137);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1155:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1572);
      if (lookahead == 'n') ADVANCE(1618);
      if (lookahead == 's') ADVANCE(1622);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1156:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1572);
      if (lookahead == 'r') ADVANCE(1171);
      if (lookahead == 's') ADVANCE(1622);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1157:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1572);
      if (lookahead == 's') ADVANCE(1528);
      if (lookahead == 'w') ADVANCE(1137);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1158:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1572);
      if (lookahead == 's') ADVANCE(1528);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1159:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1572);
      if (lookahead == 's') ADVANCE(1622);
      if (lookahead == 'v') ADVANCE(1127);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1160:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1572);
      if (lookahead == 's') ADVANCE(1622);
      if (lookahead == 'w') ADVANCE(1137);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1161:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1572);
      if (lookahead == 's') ADVANCE(1622);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1162:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1286);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1163:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1341);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1164:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1867);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1165:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1647);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1166:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1935);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1167:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1956);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1168:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1959);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1169:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1287);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1170:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1337);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1171:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1291);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1172:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1202);
      if (lookahead == 'f') ADVANCE(1302);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1173:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1549);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1174:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1550);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1175:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1232);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1176:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1206);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1177:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1577);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1178:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1218);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1179:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1455);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1180:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1461);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1181:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1505);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1182:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1509);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1183:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1510);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1184:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1145);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1185:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'c') ADVANCE(1581);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1186:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1979);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1187:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1929);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1188:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1965);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1189:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1932);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1190:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1087);
      if (lookahead == 's') ADVANCE(1562);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1191:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1311);
      if (lookahead == 'f') ADVANCE(1296);
      if (lookahead == 'i') ADVANCE(1543);
      if (lookahead == 'o') ADVANCE(1600);
      if (lookahead == 't') ADVANCE(1236);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1192:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1205);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1193:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1558);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1194:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1244);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1195:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'd') ADVANCE(1369);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1196:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1310);
      if (lookahead == 'i') ADVANCE(1532);
      if (lookahead == 'y') ADVANCE(1411);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1197:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1477);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1198:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1172);
      if (lookahead == 'i') ADVANCE(1605);
      if (lookahead == 'o') ADVANCE(1575);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1199:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1783);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1200:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1674);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1201:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1677);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1202:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1194);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1203:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1659);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1204:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1938);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1205:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1923);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1206:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1926);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1207:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1944);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1208:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1916);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1209:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1717);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1210:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1343);
      if (lookahead == 'u') ADVANCE(1479);
      if (lookahead == 'w') ADVANCE(1313);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1211:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1743);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1212:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1749);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1213:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1838);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1214:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1754);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1215:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1840);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1216:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1711);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1217:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1186);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1218:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1082);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1219:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1344);
      if (lookahead == 'o') ADVANCE(1380);
      if (lookahead == 'u') ADVANCE(1479);
      if (lookahead == 'w') ADVANCE(1313);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1220:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1344);
      if (lookahead == 't') ADVANCE(1115);
      if (lookahead == 'u') ADVANCE(1147);
      if (lookahead == 'w') ADVANCE(1313);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1221:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1344);
      if (lookahead == 't') ADVANCE(1115);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1222:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1344);
      if (lookahead == 't') ADVANCE(1497);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1223:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1344);
      if (lookahead == 't') ADVANCE(1116);
      if (lookahead == 'u') ADVANCE(1479);
      if (lookahead == 'w') ADVANCE(1313);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1224:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1344);
      if (lookahead == 'u') ADVANCE(1479);
      if (lookahead == 'w') ADVANCE(1313);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1225:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1344);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1226:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1482);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1227:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1187);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1228:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1109);
      if (lookahead == 'i') ADVANCE(1361);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1229:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1109);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1230:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1193);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1231:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1188);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1232:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1285);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1233:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1189);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1234:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1619);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1235:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1389);
      if (lookahead == 't') ADVANCE(1306);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1236:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1516);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1237:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1415);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1238:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1488);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1239:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1138);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1240:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1424);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1241:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1489);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1242:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1494);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1243:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1185);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1244:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1425);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1245:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1585);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1246:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1511);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1247:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1512);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1248:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1552);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1249:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1513);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1250:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1553);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1251:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1493);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1252:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1555);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1253:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1429);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1254:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1517);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1255:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1273);
      if (lookahead == 'i') ADVANCE(1605);
      if (lookahead == 'o') ADVANCE(1575);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1256:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1273);
      if (lookahead == 'i') ADVANCE(1605);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1257:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1174);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1258:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1122);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1259:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1367);
      if (lookahead == 'o') ADVANCE(1601);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1260:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1431);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1261:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1478);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1262:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1522);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1263:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'e') ADVANCE(1084);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1264:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1724);
      if (lookahead == 'm') ADVANCE(1480);
      if (lookahead == 'n') ADVANCE(1191);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1265:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1724);
      if (lookahead == 'n') ADVANCE(1272);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1266:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1724);
      if (lookahead == 'n') ADVANCE(1272);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1267:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1724);
      if (lookahead == 'n') ADVANCE(1772);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1268:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1724);
      if (lookahead == 'n') ADVANCE(1466);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1269:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1724);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1270:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1724);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1271:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1775);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1272:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1296);
      if (lookahead == 'o') ADVANCE(1600);
      if (lookahead == 't') ADVANCE(1236);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1273:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1302);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1274:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1303);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1275:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'f') ADVANCE(1554);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1276:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1950);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1277:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1984);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1278:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1987);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1279:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1953);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1280:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1631);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1281:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1288);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1282:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1203);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1283:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1263);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1284:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1252);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1285:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'g') ADVANCE(1499);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1286:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'h') ADVANCE(1650);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1287:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'h') ADVANCE(1727);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1288:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'h') ADVANCE(1786);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1289:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'h') ADVANCE(1790);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1290:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'h') ADVANCE(1747);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1291:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'h') ADVANCE(1991);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1292:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'h') ADVANCE(1129);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1293:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'h') ADVANCE(1501);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1294:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1358);
      if (lookahead == 'u') ADVANCE(1407);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1295:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1358);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1296:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1613);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1297:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1190);
      if (lookahead == 'y') ADVANCE(1411);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1298:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1532);
      if (lookahead == 'y') ADVANCE(1411);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1299:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1342);
      if (lookahead == 'o') ADVANCE(1388);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1300:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1342);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1301:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1150);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1302:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1614);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1303:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1615);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1304:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1473);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1305:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1275);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1306:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1468);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1307:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1543);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1308:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1534);
      if (lookahead == 'm') ADVANCE(1604);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1309:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1457);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1310:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1432);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1311:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1504);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1312:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1166);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1313:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1574);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1314:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1167);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1315:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1544);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1316:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1168);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1317:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1406);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1318:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1408);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1319:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1410);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1320:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1546);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1321:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1366);
      if (lookahead == 'u') ADVANCE(1433);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1322:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1413);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1323:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1373);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1324:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1417);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1325:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1192);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1326:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1113);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1327:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1363);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1328:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1507);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1329:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1463);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1330:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1414);
      if (lookahead == 'u') ADVANCE(1407);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1331:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1260);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1332:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1464);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1333:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1521);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1334:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1583);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1335:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1584);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1336:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1586);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1337:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1139);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1338:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1607);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1339:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'i') ADVANCE(1375);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1340:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'k') ADVANCE(1976);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1341:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'k') ADVANCE(1101);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1342:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1662);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1343:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1271);
      if (lookahead == 't') ADVANCE(1580);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1344:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1271);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1345:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1968);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1346:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1941);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1347:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1962);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1348:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1858);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1349:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1364);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1350:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1459);
      if (lookahead == 'n') ADVANCE(1531);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1351:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1758);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1352:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1756);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1353:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1760);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1354:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1085);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1355:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1713);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1356:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1110);
      if (lookahead == 'o') ADVANCE(1387);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1357:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1110);
      if (lookahead == 'o') ADVANCE(1418);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1358:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1226);
      if (lookahead == 'n') ADVANCE(1111);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1359:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1312);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1360:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1365);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1361:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1372);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1362:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1326);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1363:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1133);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1364:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1560);
      if (lookahead == 's') ADVANCE(1201);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1365:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1560);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1366:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1211);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1367:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1243);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1368:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1213);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1369:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1214);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1370:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1215);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1371:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1537);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1372:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1088);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1373:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1251);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1374:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1140);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1375:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'l') ADVANCE(1144);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1376:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1480);
      if (lookahead == 'n') ADVANCE(1191);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1377:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1480);
      if (lookahead == 'n') ADVANCE(1191);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1378:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1855);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1379:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1474);
      if (lookahead == 'n') ADVANCE(1531);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1380:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1209);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1381:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1400);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1382:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1135);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1383:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1316);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1384:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1319);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1385:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1253);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1386:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'm') ADVANCE(1483);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1387:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1530);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1388:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1308);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1389:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1947);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1390:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1881);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1391:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1272);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1392:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1272);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1393:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1772);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1394:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1772);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1395:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1767);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1396:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1767);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1397:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1770);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1398:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1768);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1399:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1768);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1400:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1751);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1401:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1752);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1402:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1771);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1403:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1081);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1404:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1437);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1405:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1606);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1406:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1276);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1407:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1164);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1408:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1277);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1409:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1632);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1410:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1278);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1411:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1108);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1412:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1165);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1413:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1279);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1414:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1111);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1415:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1538);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1416:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1195);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1417:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1280);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1418:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1531);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1419:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1466);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1420:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1466);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1421:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1112);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1422:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1217);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1423:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1114);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1424:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1331);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1425:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1175);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1426:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1134);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1427:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1126);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1428:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1212);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1429:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1557);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1430:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1385);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1431:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1176);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1432:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1320);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1433:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1177);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1434:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1307);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1435:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'n') ADVANCE(1324);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1436:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1495);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1437:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1610);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1438:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1876);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1439:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1878);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1440:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1350);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1441:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1612);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1442:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1487);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1443:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1170);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1444:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1380);
      if (lookahead == 't') ADVANCE(1115);
      if (lookahead == 'u') ADVANCE(1148);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1445:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1380);
      if (lookahead == 't') ADVANCE(1116);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1446:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1380);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1447:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1388);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1448:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1292);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1449:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1596);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1450:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1508);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1451:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1374);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1452:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1597);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1453:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1575);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1454:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1179);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1455:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1348);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1456:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1184);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1457:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1390);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1458:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1418);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1459:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1490);
      if (lookahead == 'u') ADVANCE(1381);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1460:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1491);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1461:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1355);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1462:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1492);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1463:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1401);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1464:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1409);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1465:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1430);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1466:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1600);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1467:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1515);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1468:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1423);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1469:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1180);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1470:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'o') ADVANCE(1587);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1471:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1235);
      if (lookahead == 'v') ADVANCE(1254);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1472:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1913);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1473:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1551);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1474:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1323);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1475:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1208);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1476:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1216);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1477:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1258);
      if (lookahead == 'q') ADVANCE(1603);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1478:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1258);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1479:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1238);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1480:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1450);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1481:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1239);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1482:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1506);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1483:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'p') ADVANCE(1467);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1484:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1598);
      if (lookahead == 'y') ADVANCE(1481);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1485:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1598);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1486:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1864);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1487:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1644);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1488:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1778);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1489:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(738);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1490:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1083);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1491:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1630);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1492:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1729);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1493:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1995);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1494:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(739);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1495:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1496);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1496:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1441);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1497:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1595);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1498:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1616);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1499:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1449);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1500:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1599);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1501:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1452);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1502:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1301);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1503:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1325);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1504:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1257);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1505:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1438);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1506:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1338);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1507:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1227);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1508:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1547);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1509:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1304);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1510:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1439);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1511:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1121);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1512:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1123);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1513:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1125);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1514:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1435);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1515:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1556);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1516:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1421);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1517:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1503);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1518:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1284);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1519:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1178);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1520:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1460);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1521:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1465);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1522:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1427);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1523:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'r') ADVANCE(1470);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1524:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1807);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1525:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1852);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1526:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1846);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1527:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1989);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1528:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1443);
      if (lookahead == 'y') ADVANCE(1412);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1529:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1199);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1530:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1592);
      if (lookahead == 'v') ADVANCE(1240);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1531:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1592);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1532:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1562);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1533:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1525);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1534:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1451);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1535:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1559);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1536:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1182);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1537:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1201);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1538:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1309);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1539:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 's') ADVANCE(1448);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1540:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1115);
      if (lookahead == 'u') ADVANCE(1148);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1541:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1115);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1542:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1861);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1543:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1888);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1544:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1741);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1545:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1971);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1546:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1890);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1547:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1843);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1548:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1656);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1549:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1849);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1550:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1884);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1551:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1892);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1552:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1873);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1553:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1870);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1554:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1993);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1555:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1080);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1556:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1997);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1557:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1999);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1558:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1621);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1559:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1274);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1560:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1293);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1561:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1237);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1562:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1502);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1563:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1289);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1564:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1119);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1565:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1290);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1566:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1497);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1567:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1204);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1568:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1230);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1569:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1231);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1570:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1233);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1571:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1207);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1572:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1442);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1573:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1317);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1574:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1169);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1575:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1454);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1576:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1314);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1577:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1329);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1578:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1241);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1579:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1116);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1580:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1242);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1581:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1462);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1582:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1322);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1583:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1246);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1584:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1247);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1585:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1578);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1586:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1249);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1587:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1469);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1588:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1332);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1589:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1262);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1590:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 't') ADVANCE(1142);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1591:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1378);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1592:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1384);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1593:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1407);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1594:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1564);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1595:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1173);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1596:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1472);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1597:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1281);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1598:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1200);
      if (lookahead == 'y') ADVANCE(1793);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1599:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1200);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1600:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1545);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1601:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1519);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1602:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1569);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1603:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1328);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1604:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'u') ADVANCE(1590);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1605:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'v') ADVANCE(1136);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1606:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'v') ADVANCE(1333);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1607:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'v') ADVANCE(1141);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1608:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'v') ADVANCE(1146);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1609:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'w') ADVANCE(1313);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1610:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'w') ADVANCE(1422);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1611:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'w') ADVANCE(1305);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1612:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'w') ADVANCE(1318);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1613:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'x') ADVANCE(1906);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1614:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'x') ADVANCE(1903);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1615:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'x') ADVANCE(1909);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1616:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'y') ADVANCE(1793);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1617:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'y') ADVANCE(1653);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1618:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'y') ADVANCE(1719);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1619:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'y') ADVANCE(1086);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1620:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'y') ADVANCE(1481);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1621:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'y') ADVANCE(1475);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1622:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'y') ADVANCE(1412);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1623:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'y') ADVANCE(1476);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1624:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 'z') ADVANCE(1617);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1625:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 0x20e3) ADVANCE(1633);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_3, 922, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1626:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 0x20e3) ADVANCE(1634);
      if (lookahead == 0xfe0f) ADVANCE(1626);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1630);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_3, 922, lookahead)) ADVANCE(1630);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2000);
      END_STATE();
    case 1627:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 0x20e3) ADVANCE(1635);
      if (lookahead == 0xfe0f) ADVANCE(1627);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1631);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_3, 922, lookahead)) ADVANCE(1631);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2001);
      END_STATE();
    case 1628:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 0x20e3) ADVANCE(1636);
      if (lookahead == 0xfe0f) ADVANCE(1628);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1632);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_3, 922, lookahead)) ADVANCE(1632);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2002);
      END_STATE();
    case 1629:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1630:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 0xfe0f) ADVANCE(1626);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1630);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1630);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2000);
      END_STATE();
    case 1631:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 0xfe0f) ADVANCE(1627);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1631);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1631);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2001);
      END_STATE();
    case 1632:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (lookahead == 0xfe0f) ADVANCE(1628);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1632);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1632);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2002);
      END_STATE();
    case 1633:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1634:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1630);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2000);
      END_STATE();
    case 1635:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1631);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2001);
      END_STATE();
    case 1636:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token1);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1632);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2002);
      END_STATE();
    case 1637:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token2);
      END_STATE();
    case 1638:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token3);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1638);
      END_STATE();
    case 1639:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token4);
      if (lookahead == 0x20e3) ADVANCE(1641);
      if (lookahead == 0xfe0f) ADVANCE(1639);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1640);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_3, 922, lookahead)) ADVANCE(1640);
      END_STATE();
    case 1640:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token4);
      if (lookahead == 0xfe0f) ADVANCE(1639);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1640);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1640);
      END_STATE();
    case 1641:
      ACCEPT_TOKEN(aux_sym_simple_identifier_token4);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1640);
      END_STATE();
    case 1642:
      ACCEPT_TOKEN(anon_sym_actor);
      END_STATE();
    case 1643:
      ACCEPT_TOKEN(anon_sym_actor);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1644:
      ACCEPT_TOKEN(anon_sym_actor);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1645:
      ACCEPT_TOKEN(anon_sym_async);
      END_STATE();
    case 1646:
      ACCEPT_TOKEN(anon_sym_async);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1647:
      ACCEPT_TOKEN(anon_sym_async);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1648:
      ACCEPT_TOKEN(anon_sym_each);
      END_STATE();
    case 1649:
      ACCEPT_TOKEN(anon_sym_each);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1650:
      ACCEPT_TOKEN(anon_sym_each);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1651:
      ACCEPT_TOKEN(anon_sym_lazy);
      END_STATE();
    case 1652:
      ACCEPT_TOKEN(anon_sym_lazy);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1653:
      ACCEPT_TOKEN(anon_sym_lazy);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1654:
      ACCEPT_TOKEN(anon_sym_repeat);
      END_STATE();
    case 1655:
      ACCEPT_TOKEN(anon_sym_repeat);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1656:
      ACCEPT_TOKEN(anon_sym_repeat);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1657:
      ACCEPT_TOKEN(anon_sym_package);
      END_STATE();
    case 1658:
      ACCEPT_TOKEN(anon_sym_package);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1659:
      ACCEPT_TOKEN(anon_sym_package);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1660:
      ACCEPT_TOKEN(anon_sym_nil);
      END_STATE();
    case 1661:
      ACCEPT_TOKEN(anon_sym_nil);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1662:
      ACCEPT_TOKEN(anon_sym_nil);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1663:
      ACCEPT_TOKEN(sym_real_literal);
      if (lookahead == '_') ADVANCE(156);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(695);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1663);
      END_STATE();
    case 1664:
      ACCEPT_TOKEN(sym_real_literal);
      if (lookahead == '_') ADVANCE(158);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1664);
      END_STATE();
    case 1665:
      ACCEPT_TOKEN(sym_integer_literal);
      ADVANCE_MAP(
        '.', 699,
        'X', 701,
        '_', 152,
        'x', 702,
        'B', 696,
        'b', 696,
        'E', 695,
        'e', 695,
        'O', 697,
        'o', 697,
      );
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      END_STATE();
    case 1666:
      ACCEPT_TOKEN(sym_integer_literal);
      if (lookahead == '.') ADVANCE(699);
      if (lookahead == '_') ADVANCE(152);
      if (lookahead == 'E' ||
          lookahead == 'e') ADVANCE(695);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1666);
      END_STATE();
    case 1667:
      ACCEPT_TOKEN(sym_integer_literal);
      if (lookahead == '_') ADVANCE(161);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1667);
      END_STATE();
    case 1668:
      ACCEPT_TOKEN(sym_hex_literal);
      if (lookahead == '.') ADVANCE(703);
      if (lookahead == '_') ADVANCE(157);
      if (lookahead == 'P' ||
          lookahead == 'p') ADVANCE(695);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(1668);
      END_STATE();
    case 1669:
      ACCEPT_TOKEN(sym_hex_literal);
      if (lookahead == '_') ADVANCE(153);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'F') ||
          ('a' <= lookahead && lookahead <= 'f')) ADVANCE(1669);
      END_STATE();
    case 1670:
      ACCEPT_TOKEN(sym_oct_literal);
      if (lookahead == '_') ADVANCE(155);
      if (('0' <= lookahead && lookahead <= '7')) ADVANCE(1670);
      END_STATE();
    case 1671:
      ACCEPT_TOKEN(sym_bin_literal);
      if (lookahead == '_') ADVANCE(154);
      if (lookahead == '0' ||
          lookahead == '1') ADVANCE(1671);
      END_STATE();
    case 1672:
      ACCEPT_TOKEN(anon_sym_true);
      END_STATE();
    case 1673:
      ACCEPT_TOKEN(anon_sym_true);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1674:
      ACCEPT_TOKEN(anon_sym_true);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1675:
      ACCEPT_TOKEN(anon_sym_false);
      END_STATE();
    case 1676:
      ACCEPT_TOKEN(anon_sym_false);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1677:
      ACCEPT_TOKEN(anon_sym_false);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1678:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      END_STATE();
    case 1679:
      ACCEPT_TOKEN(anon_sym_DQUOTE);
      if (lookahead == '"') ADVANCE(83);
      END_STATE();
    case 1680:
      ACCEPT_TOKEN(aux_sym_line_str_text_token1);
      if (lookahead == '\n') ADVANCE(1683);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(1680);
      END_STATE();
    case 1681:
      ACCEPT_TOKEN(aux_sym_line_str_text_token1);
      if (lookahead == '/') ADVANCE(1682);
      if (('\t' <= lookahead && lookahead <= '\r') ||
          lookahead == ' ') ADVANCE(1681);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(1683);
      END_STATE();
    case 1682:
      ACCEPT_TOKEN(aux_sym_line_str_text_token1);
      if (lookahead == '/') ADVANCE(1680);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(1683);
      END_STATE();
    case 1683:
      ACCEPT_TOKEN(aux_sym_line_str_text_token1);
      if (lookahead != 0 &&
          lookahead != '"' &&
          lookahead != '\\') ADVANCE(1683);
      END_STATE();
    case 1684:
      ACCEPT_TOKEN(anon_sym_BSLASH);
      END_STATE();
    case 1685:
      ACCEPT_TOKEN(anon_sym_BSLASH);
      ADVANCE_MAP(
        '(', 1692,
        '\n', 1694,
        '"', 1694,
        '\'', 1694,
        '0', 1694,
        '\\', 1694,
        'n', 1694,
        'r', 1694,
        't', 1694,
      );
      END_STATE();
    case 1686:
      ACCEPT_TOKEN(anon_sym_u);
      END_STATE();
    case 1687:
      ACCEPT_TOKEN(anon_sym_u);
      if (lookahead == 'n') ADVANCE(199);
      END_STATE();
    case 1688:
      ACCEPT_TOKEN(aux_sym__uni_character_literal_token1);
      END_STATE();
    case 1689:
      ACCEPT_TOKEN(anon_sym_DQUOTE_DQUOTE_DQUOTE);
      END_STATE();
    case 1690:
      ACCEPT_TOKEN(anon_sym_RPAREN);
      END_STATE();
    case 1691:
      ACCEPT_TOKEN(sym_raw_str_interpolation_start);
      END_STATE();
    case 1692:
      ACCEPT_TOKEN(anon_sym_BSLASH_LPAREN);
      END_STATE();
    case 1693:
      ACCEPT_TOKEN(anon_sym_COMMA);
      END_STATE();
    case 1694:
      ACCEPT_TOKEN(sym__escaped_identifier);
      END_STATE();
    case 1695:
      ACCEPT_TOKEN(aux_sym__extended_regex_literal_token1);
      if (lookahead == '/') ADVANCE(729);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(736);
      END_STATE();
    case 1696:
      ACCEPT_TOKEN(aux_sym__extended_regex_literal_token1);
      if (lookahead == '/') ADVANCE(88);
      if (lookahead != 0 &&
          lookahead != '\n') ADVANCE(132);
      END_STATE();
    case 1697:
      ACCEPT_TOKEN(aux_sym__multiline_regex_literal_token1);
      END_STATE();
    case 1698:
      ACCEPT_TOKEN(aux_sym__multiline_regex_literal_token2);
      END_STATE();
    case 1699:
      ACCEPT_TOKEN(sym__oneline_regex_literal);
      END_STATE();
    case 1700:
      ACCEPT_TOKEN(anon_sym_COLON);
      END_STATE();
    case 1701:
      ACCEPT_TOKEN(anon_sym_BANG2);
      END_STATE();
    case 1702:
      ACCEPT_TOKEN(anon_sym_BANG2);
      if (lookahead == '=') ADVANCE(1799);
      END_STATE();
    case 1703:
      ACCEPT_TOKEN(anon_sym_LPAREN);
      END_STATE();
    case 1704:
      ACCEPT_TOKEN(anon_sym_LBRACK);
      END_STATE();
    case 1705:
      ACCEPT_TOKEN(anon_sym_RBRACK);
      END_STATE();
    case 1706:
      ACCEPT_TOKEN(anon_sym_DOT);
      END_STATE();
    case 1707:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(127);
      END_STATE();
    case 1708:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(127);
      if (('0' <= lookahead && lookahead <= '9')) ADVANCE(1663);
      END_STATE();
    case 1709:
      ACCEPT_TOKEN(anon_sym_DOT);
      if (lookahead == '.') ADVANCE(126);
      END_STATE();
    case 1710:
      ACCEPT_TOKEN(anon_sym_Type);
      END_STATE();
    case 1711:
      ACCEPT_TOKEN(anon_sym_Type);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1712:
      ACCEPT_TOKEN(anon_sym_Protocol);
      END_STATE();
    case 1713:
      ACCEPT_TOKEN(anon_sym_Protocol);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1714:
      ACCEPT_TOKEN(anon_sym_QMARK);
      END_STATE();
    case 1715:
      ACCEPT_TOKEN(anon_sym_QMARK2);
      END_STATE();
    case 1716:
      ACCEPT_TOKEN(anon_sym_some);
      END_STATE();
    case 1717:
      ACCEPT_TOKEN(anon_sym_some);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1718:
      ACCEPT_TOKEN(anon_sym_any);
      END_STATE();
    case 1719:
      ACCEPT_TOKEN(anon_sym_any);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1720:
      ACCEPT_TOKEN(anon_sym_AMP);
      END_STATE();
    case 1721:
      ACCEPT_TOKEN(anon_sym_TILDE);
      END_STATE();
    case 1722:
      ACCEPT_TOKEN(anon_sym_if);
      END_STATE();
    case 1723:
      ACCEPT_TOKEN(anon_sym_if);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1724:
      ACCEPT_TOKEN(anon_sym_if);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1725:
      ACCEPT_TOKEN(anon_sym_switch);
      END_STATE();
    case 1726:
      ACCEPT_TOKEN(anon_sym_switch);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1727:
      ACCEPT_TOKEN(anon_sym_switch);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1728:
      ACCEPT_TOKEN(anon_sym_selector);
      END_STATE();
    case 1729:
      ACCEPT_TOKEN(anon_sym_selector);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1730:
      ACCEPT_TOKEN(anon_sym_getter_COLON);
      END_STATE();
    case 1731:
      ACCEPT_TOKEN(anon_sym_setter_COLON);
      END_STATE();
    case 1732:
      ACCEPT_TOKEN(aux_sym_custom_operator_token1);
      if (lookahead == '*') ADVANCE(1732);
      END_STATE();
    case 1733:
      ACCEPT_TOKEN(anon_sym_LT);
      END_STATE();
    case 1734:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '<') ADVANCE(1820);
      if (lookahead == '=') ADVANCE(1802);
      END_STATE();
    case 1735:
      ACCEPT_TOKEN(anon_sym_LT);
      if (lookahead == '=') ADVANCE(1802);
      END_STATE();
    case 1736:
      ACCEPT_TOKEN(anon_sym_GT);
      END_STATE();
    case 1737:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(1803);
      END_STATE();
    case 1738:
      ACCEPT_TOKEN(anon_sym_GT);
      if (lookahead == '=') ADVANCE(1803);
      if (lookahead == '>') ADVANCE(1821);
      END_STATE();
    case 1739:
      ACCEPT_TOKEN(anon_sym_await);
      END_STATE();
    case 1740:
      ACCEPT_TOKEN(anon_sym_await);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1741:
      ACCEPT_TOKEN(anon_sym_await);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1742:
      ACCEPT_TOKEN(anon_sym_file);
      if (lookahead == 'I') ADVANCE(142);
      if (lookahead == 'L') ADVANCE(399);
      if (lookahead == 'P') ADVANCE(195);
      END_STATE();
    case 1743:
      ACCEPT_TOKEN(anon_sym_file);
      if (lookahead == 'I') ADVANCE(1079);
      if (lookahead == 'L') ADVANCE(1334);
      if (lookahead == 'P') ADVANCE(1131);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1744:
      ACCEPT_TOKEN(anon_sym_fileID);
      END_STATE();
    case 1745:
      ACCEPT_TOKEN(anon_sym_fileID);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1746:
      ACCEPT_TOKEN(anon_sym_filePath);
      END_STATE();
    case 1747:
      ACCEPT_TOKEN(anon_sym_filePath);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1748:
      ACCEPT_TOKEN(anon_sym_line);
      END_STATE();
    case 1749:
      ACCEPT_TOKEN(anon_sym_line);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1750:
      ACCEPT_TOKEN(anon_sym_column);
      END_STATE();
    case 1751:
      ACCEPT_TOKEN(anon_sym_column);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1752:
      ACCEPT_TOKEN(anon_sym_function);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1753:
      ACCEPT_TOKEN(anon_sym_dsohandle);
      END_STATE();
    case 1754:
      ACCEPT_TOKEN(anon_sym_dsohandle);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1755:
      ACCEPT_TOKEN(anon_sym_colorLiteral);
      END_STATE();
    case 1756:
      ACCEPT_TOKEN(anon_sym_colorLiteral);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1757:
      ACCEPT_TOKEN(anon_sym_fileLiteral);
      END_STATE();
    case 1758:
      ACCEPT_TOKEN(anon_sym_fileLiteral);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1759:
      ACCEPT_TOKEN(anon_sym_imageLiteral);
      END_STATE();
    case 1760:
      ACCEPT_TOKEN(anon_sym_imageLiteral);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1761:
      ACCEPT_TOKEN(anon_sym_LBRACE);
      END_STATE();
    case 1762:
      ACCEPT_TOKEN(anon_sym_CARET_LBRACE);
      END_STATE();
    case 1763:
      ACCEPT_TOKEN(anon_sym_RBRACE);
      END_STATE();
    case 1764:
      ACCEPT_TOKEN(anon_sym_in);
      END_STATE();
    case 1765:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(887);
      if (lookahead == 'f') ADVANCE(875);
      if (lookahead == 'o') ADVANCE(1057);
      if (lookahead == 't') ADVANCE(840);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1766:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 'd') ADVANCE(887);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1767:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'd') ADVANCE(1311);
      if (lookahead == 'f') ADVANCE(1296);
      if (lookahead == 'o') ADVANCE(1600);
      if (lookahead == 't') ADVANCE(1236);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1768:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'd') ADVANCE(1311);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1769:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'd') ADVANCE(388);
      if (lookahead == 'f') ADVANCE(366);
      if (lookahead == 'o') ADVANCE(664);
      if (lookahead == 't') ADVANCE(315);
      END_STATE();
    case 1770:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'f') ADVANCE(1296);
      if (lookahead == 'o') ADVANCE(1600);
      if (lookahead == 't') ADVANCE(1236);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1771:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 'o') ADVANCE(1600);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1772:
      ACCEPT_TOKEN(anon_sym_in);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1773:
      ACCEPT_TOKEN(anon_sym_self);
      END_STATE();
    case 1774:
      ACCEPT_TOKEN(anon_sym_self);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1775:
      ACCEPT_TOKEN(anon_sym_self);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1776:
      ACCEPT_TOKEN(anon_sym_super);
      END_STATE();
    case 1777:
      ACCEPT_TOKEN(anon_sym_super);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1778:
      ACCEPT_TOKEN(anon_sym_super);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1779:
      ACCEPT_TOKEN(anon_sym_guard);
      END_STATE();
    case 1780:
      ACCEPT_TOKEN(anon_sym_guard);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1781:
      ACCEPT_TOKEN(anon_sym_case);
      END_STATE();
    case 1782:
      ACCEPT_TOKEN(anon_sym_case);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1783:
      ACCEPT_TOKEN(anon_sym_case);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1784:
      ACCEPT_TOKEN(anon_sym_fallthrough);
      END_STATE();
    case 1785:
      ACCEPT_TOKEN(anon_sym_fallthrough);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1786:
      ACCEPT_TOKEN(anon_sym_fallthrough);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1787:
      ACCEPT_TOKEN(anon_sym_do);
      END_STATE();
    case 1788:
      ACCEPT_TOKEN(anon_sym_do);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1789:
      ACCEPT_TOKEN(anon_sym_keyPath);
      END_STATE();
    case 1790:
      ACCEPT_TOKEN(anon_sym_keyPath);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1791:
      ACCEPT_TOKEN(anon_sym_try);
      END_STATE();
    case 1792:
      ACCEPT_TOKEN(anon_sym_try);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1793:
      ACCEPT_TOKEN(anon_sym_try);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1794:
      ACCEPT_TOKEN(anon_sym_PLUS_EQ);
      END_STATE();
    case 1795:
      ACCEPT_TOKEN(anon_sym_DASH_EQ);
      END_STATE();
    case 1796:
      ACCEPT_TOKEN(anon_sym_STAR_EQ);
      END_STATE();
    case 1797:
      ACCEPT_TOKEN(anon_sym_SLASH_EQ);
      END_STATE();
    case 1798:
      ACCEPT_TOKEN(anon_sym_PERCENT_EQ);
      END_STATE();
    case 1799:
      ACCEPT_TOKEN(anon_sym_BANG_EQ);
      if (lookahead == '=') ADVANCE(1800);
      END_STATE();
    case 1800:
      ACCEPT_TOKEN(anon_sym_BANG_EQ_EQ);
      END_STATE();
    case 1801:
      ACCEPT_TOKEN(anon_sym_EQ_EQ_EQ);
      END_STATE();
    case 1802:
      ACCEPT_TOKEN(anon_sym_LT_EQ);
      END_STATE();
    case 1803:
      ACCEPT_TOKEN(anon_sym_GT_EQ);
      END_STATE();
    case 1804:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_DOT);
      END_STATE();
    case 1805:
      ACCEPT_TOKEN(anon_sym_DOT_DOT_LT);
      END_STATE();
    case 1806:
      ACCEPT_TOKEN(anon_sym_is);
      END_STATE();
    case 1807:
      ACCEPT_TOKEN(anon_sym_is);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1808:
      ACCEPT_TOKEN(anon_sym_PLUS);
      if (lookahead == '+') ADVANCE(1815);
      if (lookahead == '=') ADVANCE(1794);
      END_STATE();
    case 1809:
      ACCEPT_TOKEN(anon_sym_DASH);
      if (lookahead == '-') ADVANCE(1816);
      if (lookahead == '=') ADVANCE(1795);
      END_STATE();
    case 1810:
      ACCEPT_TOKEN(anon_sym_STAR);
      END_STATE();
    case 1811:
      ACCEPT_TOKEN(anon_sym_STAR);
      if (lookahead == '=') ADVANCE(1796);
      END_STATE();
    case 1812:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '*') ADVANCE(1732);
      if (lookahead == '/') ADVANCE(733);
      if (lookahead == '=') ADVANCE(1797);
      if (lookahead == '\t' ||
          lookahead == ' ') ADVANCE(694);
      if (lookahead != 0 &&
          lookahead != '\t' &&
          lookahead != '\n') ADVANCE(129);
      END_STATE();
    case 1813:
      ACCEPT_TOKEN(anon_sym_SLASH);
      if (lookahead == '*') ADVANCE(1732);
      if (lookahead == '/') ADVANCE(734);
      if (lookahead == '=') ADVANCE(1797);
      END_STATE();
    case 1814:
      ACCEPT_TOKEN(anon_sym_PERCENT);
      if (lookahead == '=') ADVANCE(1798);
      END_STATE();
    case 1815:
      ACCEPT_TOKEN(anon_sym_PLUS_PLUS);
      END_STATE();
    case 1816:
      ACCEPT_TOKEN(anon_sym_DASH_DASH);
      END_STATE();
    case 1817:
      ACCEPT_TOKEN(anon_sym_PIPE);
      END_STATE();
    case 1818:
      ACCEPT_TOKEN(anon_sym_CARET);
      END_STATE();
    case 1819:
      ACCEPT_TOKEN(anon_sym_CARET);
      if (lookahead == '{') ADVANCE(1762);
      END_STATE();
    case 1820:
      ACCEPT_TOKEN(anon_sym_LT_LT);
      END_STATE();
    case 1821:
      ACCEPT_TOKEN(anon_sym_GT_GT);
      END_STATE();
    case 1822:
      ACCEPT_TOKEN(sym_statement_label);
      END_STATE();
    case 1823:
      ACCEPT_TOKEN(anon_sym_for);
      END_STATE();
    case 1824:
      ACCEPT_TOKEN(anon_sym_for);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1825:
      ACCEPT_TOKEN(anon_sym_while);
      END_STATE();
    case 1826:
      ACCEPT_TOKEN(anon_sym_while);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1827:
      ACCEPT_TOKEN(sym_throw_keyword);
      END_STATE();
    case 1828:
      ACCEPT_TOKEN(sym_throw_keyword);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1829:
      ACCEPT_TOKEN(anon_sym_return);
      END_STATE();
    case 1830:
      ACCEPT_TOKEN(anon_sym_return);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1831:
      ACCEPT_TOKEN(anon_sym_continue);
      END_STATE();
    case 1832:
      ACCEPT_TOKEN(anon_sym_continue);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1833:
      ACCEPT_TOKEN(anon_sym_break);
      END_STATE();
    case 1834:
      ACCEPT_TOKEN(anon_sym_break);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1835:
      ACCEPT_TOKEN(anon_sym_yield);
      END_STATE();
    case 1836:
      ACCEPT_TOKEN(anon_sym_yield);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1837:
      ACCEPT_TOKEN(anon_sym_available);
      END_STATE();
    case 1838:
      ACCEPT_TOKEN(anon_sym_available);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1839:
      ACCEPT_TOKEN(anon_sym_unavailable);
      END_STATE();
    case 1840:
      ACCEPT_TOKEN(anon_sym_unavailable);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1841:
      ACCEPT_TOKEN(anon_sym_import);
      END_STATE();
    case 1842:
      ACCEPT_TOKEN(anon_sym_import);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1843:
      ACCEPT_TOKEN(anon_sym_import);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1844:
      ACCEPT_TOKEN(anon_sym_typealias);
      END_STATE();
    case 1845:
      ACCEPT_TOKEN(anon_sym_typealias);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1846:
      ACCEPT_TOKEN(anon_sym_typealias);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1847:
      ACCEPT_TOKEN(anon_sym_struct);
      END_STATE();
    case 1848:
      ACCEPT_TOKEN(anon_sym_struct);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1849:
      ACCEPT_TOKEN(anon_sym_struct);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1850:
      ACCEPT_TOKEN(anon_sym_class);
      END_STATE();
    case 1851:
      ACCEPT_TOKEN(anon_sym_class);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1852:
      ACCEPT_TOKEN(anon_sym_class);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1853:
      ACCEPT_TOKEN(anon_sym_enum);
      END_STATE();
    case 1854:
      ACCEPT_TOKEN(anon_sym_enum);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1855:
      ACCEPT_TOKEN(anon_sym_enum);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1856:
      ACCEPT_TOKEN(anon_sym_protocol);
      END_STATE();
    case 1857:
      ACCEPT_TOKEN(anon_sym_protocol);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1858:
      ACCEPT_TOKEN(anon_sym_protocol);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1859:
      ACCEPT_TOKEN(anon_sym_let);
      END_STATE();
    case 1860:
      ACCEPT_TOKEN(anon_sym_let);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1861:
      ACCEPT_TOKEN(anon_sym_let);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1862:
      ACCEPT_TOKEN(anon_sym_var);
      END_STATE();
    case 1863:
      ACCEPT_TOKEN(anon_sym_var);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1864:
      ACCEPT_TOKEN(anon_sym_var);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1865:
      ACCEPT_TOKEN(anon_sym_func);
      END_STATE();
    case 1866:
      ACCEPT_TOKEN(anon_sym_func);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1867:
      ACCEPT_TOKEN(anon_sym_func);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1868:
      ACCEPT_TOKEN(anon_sym_willSet);
      END_STATE();
    case 1869:
      ACCEPT_TOKEN(anon_sym_willSet);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1870:
      ACCEPT_TOKEN(anon_sym_willSet);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1871:
      ACCEPT_TOKEN(anon_sym_didSet);
      END_STATE();
    case 1872:
      ACCEPT_TOKEN(anon_sym_didSet);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1873:
      ACCEPT_TOKEN(anon_sym_didSet);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1874:
      ACCEPT_TOKEN(anon_sym_macro);
      END_STATE();
    case 1875:
      ACCEPT_TOKEN(anon_sym_macro);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1876:
      ACCEPT_TOKEN(anon_sym_macro);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1877:
      ACCEPT_TOKEN(anon_sym_externalMacro);
      END_STATE();
    case 1878:
      ACCEPT_TOKEN(anon_sym_externalMacro);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1879:
      ACCEPT_TOKEN(anon_sym_extension);
      END_STATE();
    case 1880:
      ACCEPT_TOKEN(anon_sym_extension);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1881:
      ACCEPT_TOKEN(anon_sym_extension);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1882:
      ACCEPT_TOKEN(anon_sym_indirect);
      END_STATE();
    case 1883:
      ACCEPT_TOKEN(anon_sym_indirect);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1884:
      ACCEPT_TOKEN(anon_sym_indirect);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1885:
      ACCEPT_TOKEN(anon_sym_SEMI);
      END_STATE();
    case 1886:
      ACCEPT_TOKEN(anon_sym_init);
      END_STATE();
    case 1887:
      ACCEPT_TOKEN(anon_sym_init);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1888:
      ACCEPT_TOKEN(anon_sym_init);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1889:
      ACCEPT_TOKEN(anon_sym_deinit);
      END_STATE();
    case 1890:
      ACCEPT_TOKEN(anon_sym_deinit);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1891:
      ACCEPT_TOKEN(anon_sym_subscript);
      END_STATE();
    case 1892:
      ACCEPT_TOKEN(anon_sym_subscript);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1893:
      ACCEPT_TOKEN(anon_sym_get);
      END_STATE();
    case 1894:
      ACCEPT_TOKEN(anon_sym_get);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1895:
      ACCEPT_TOKEN(anon_sym_get);
      if (lookahead == 't') ADVANCE(317);
      END_STATE();
    case 1896:
      ACCEPT_TOKEN(anon_sym_set);
      END_STATE();
    case 1897:
      ACCEPT_TOKEN(anon_sym_set);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1898:
      ACCEPT_TOKEN(anon_sym_set);
      if (lookahead == 't') ADVANCE(318);
      END_STATE();
    case 1899:
      ACCEPT_TOKEN(anon_sym__modify);
      END_STATE();
    case 1900:
      ACCEPT_TOKEN(anon_sym__modify);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1901:
      ACCEPT_TOKEN(anon_sym_prefix);
      END_STATE();
    case 1902:
      ACCEPT_TOKEN(anon_sym_prefix);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1903:
      ACCEPT_TOKEN(anon_sym_prefix);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1904:
      ACCEPT_TOKEN(anon_sym_infix);
      END_STATE();
    case 1905:
      ACCEPT_TOKEN(anon_sym_infix);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1906:
      ACCEPT_TOKEN(anon_sym_infix);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1907:
      ACCEPT_TOKEN(anon_sym_postfix);
      END_STATE();
    case 1908:
      ACCEPT_TOKEN(anon_sym_postfix);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1909:
      ACCEPT_TOKEN(anon_sym_postfix);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1910:
      ACCEPT_TOKEN(anon_sym_operator);
      END_STATE();
    case 1911:
      ACCEPT_TOKEN(anon_sym_precedencegroup);
      END_STATE();
    case 1912:
      ACCEPT_TOKEN(anon_sym_precedencegroup);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1913:
      ACCEPT_TOKEN(anon_sym_precedencegroup);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1914:
      ACCEPT_TOKEN(anon_sym_associatedtype);
      END_STATE();
    case 1915:
      ACCEPT_TOKEN(anon_sym_associatedtype);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1916:
      ACCEPT_TOKEN(anon_sym_associatedtype);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1917:
      ACCEPT_TOKEN(anon_sym_AT);
      END_STATE();
    case 1918:
      ACCEPT_TOKEN(anon_sym_AT);
      if (lookahead == 'a') ADVANCE(667);
      if (lookahead == 'e') ADVANCE(596);
      END_STATE();
    case 1919:
      ACCEPT_TOKEN(sym_wildcard_pattern);
      END_STATE();
    case 1920:
      ACCEPT_TOKEN(sym_wildcard_pattern);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1921:
      ACCEPT_TOKEN(anon_sym_override);
      END_STATE();
    case 1922:
      ACCEPT_TOKEN(anon_sym_override);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1923:
      ACCEPT_TOKEN(anon_sym_override);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1924:
      ACCEPT_TOKEN(anon_sym_convenience);
      END_STATE();
    case 1925:
      ACCEPT_TOKEN(anon_sym_convenience);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1926:
      ACCEPT_TOKEN(anon_sym_convenience);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1927:
      ACCEPT_TOKEN(anon_sym_required);
      END_STATE();
    case 1928:
      ACCEPT_TOKEN(anon_sym_required);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1929:
      ACCEPT_TOKEN(anon_sym_required);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1930:
      ACCEPT_TOKEN(anon_sym_nonisolated);
      END_STATE();
    case 1931:
      ACCEPT_TOKEN(anon_sym_nonisolated);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1932:
      ACCEPT_TOKEN(anon_sym_nonisolated);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1933:
      ACCEPT_TOKEN(anon_sym_public);
      END_STATE();
    case 1934:
      ACCEPT_TOKEN(anon_sym_public);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1935:
      ACCEPT_TOKEN(anon_sym_public);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1936:
      ACCEPT_TOKEN(anon_sym_private);
      END_STATE();
    case 1937:
      ACCEPT_TOKEN(anon_sym_private);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1938:
      ACCEPT_TOKEN(anon_sym_private);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1939:
      ACCEPT_TOKEN(anon_sym_internal);
      END_STATE();
    case 1940:
      ACCEPT_TOKEN(anon_sym_internal);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1941:
      ACCEPT_TOKEN(anon_sym_internal);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1942:
      ACCEPT_TOKEN(anon_sym_fileprivate);
      END_STATE();
    case 1943:
      ACCEPT_TOKEN(anon_sym_fileprivate);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1944:
      ACCEPT_TOKEN(anon_sym_fileprivate);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1945:
      ACCEPT_TOKEN(anon_sym_open);
      END_STATE();
    case 1946:
      ACCEPT_TOKEN(anon_sym_open);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1947:
      ACCEPT_TOKEN(anon_sym_open);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1948:
      ACCEPT_TOKEN(anon_sym_mutating);
      END_STATE();
    case 1949:
      ACCEPT_TOKEN(anon_sym_mutating);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1950:
      ACCEPT_TOKEN(anon_sym_mutating);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1951:
      ACCEPT_TOKEN(anon_sym_nonmutating);
      END_STATE();
    case 1952:
      ACCEPT_TOKEN(anon_sym_nonmutating);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1953:
      ACCEPT_TOKEN(anon_sym_nonmutating);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1954:
      ACCEPT_TOKEN(anon_sym_static);
      END_STATE();
    case 1955:
      ACCEPT_TOKEN(anon_sym_static);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1956:
      ACCEPT_TOKEN(anon_sym_static);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1957:
      ACCEPT_TOKEN(anon_sym_dynamic);
      END_STATE();
    case 1958:
      ACCEPT_TOKEN(anon_sym_dynamic);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1959:
      ACCEPT_TOKEN(anon_sym_dynamic);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1960:
      ACCEPT_TOKEN(anon_sym_optional);
      END_STATE();
    case 1961:
      ACCEPT_TOKEN(anon_sym_optional);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1962:
      ACCEPT_TOKEN(anon_sym_optional);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1963:
      ACCEPT_TOKEN(anon_sym_distributed);
      END_STATE();
    case 1964:
      ACCEPT_TOKEN(anon_sym_distributed);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1965:
      ACCEPT_TOKEN(anon_sym_distributed);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1966:
      ACCEPT_TOKEN(anon_sym_final);
      END_STATE();
    case 1967:
      ACCEPT_TOKEN(anon_sym_final);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1968:
      ACCEPT_TOKEN(anon_sym_final);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1969:
      ACCEPT_TOKEN(anon_sym_inout);
      END_STATE();
    case 1970:
      ACCEPT_TOKEN(anon_sym_inout);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1971:
      ACCEPT_TOKEN(anon_sym_inout);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1972:
      ACCEPT_TOKEN(anon_sym_ATescaping);
      END_STATE();
    case 1973:
      ACCEPT_TOKEN(anon_sym_ATautoclosure);
      END_STATE();
    case 1974:
      ACCEPT_TOKEN(anon_sym_weak);
      END_STATE();
    case 1975:
      ACCEPT_TOKEN(anon_sym_weak);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1976:
      ACCEPT_TOKEN(anon_sym_weak);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1977:
      ACCEPT_TOKEN(anon_sym_unowned);
      if (lookahead == '(') ADVANCE(604);
      END_STATE();
    case 1978:
      ACCEPT_TOKEN(anon_sym_unowned);
      if (lookahead == '(') ADVANCE(604);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1979:
      ACCEPT_TOKEN(anon_sym_unowned);
      if (lookahead == '(') ADVANCE(604);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1980:
      ACCEPT_TOKEN(anon_sym_unowned_LPARENsafe_RPAREN);
      END_STATE();
    case 1981:
      ACCEPT_TOKEN(anon_sym_unowned_LPARENunsafe_RPAREN);
      END_STATE();
    case 1982:
      ACCEPT_TOKEN(anon_sym_borrowing);
      END_STATE();
    case 1983:
      ACCEPT_TOKEN(anon_sym_borrowing);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1984:
      ACCEPT_TOKEN(anon_sym_borrowing);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1985:
      ACCEPT_TOKEN(anon_sym_consuming);
      END_STATE();
    case 1986:
      ACCEPT_TOKEN(anon_sym_consuming);
      if (lookahead == ':') ADVANCE(1822);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (('0' <= lookahead && lookahead <= '9') ||
          ('A' <= lookahead && lookahead <= 'Z') ||
          lookahead == '_' ||
          ('a' <= lookahead && lookahead <= 'z')) ADVANCE(1078);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1987:
      ACCEPT_TOKEN(anon_sym_consuming);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1988:
      ACCEPT_TOKEN(anon_sym_os);
      END_STATE();
    case 1989:
      ACCEPT_TOKEN(anon_sym_os);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1990:
      ACCEPT_TOKEN(anon_sym_arch);
      END_STATE();
    case 1991:
      ACCEPT_TOKEN(anon_sym_arch);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1992:
      ACCEPT_TOKEN(anon_sym_swift);
      END_STATE();
    case 1993:
      ACCEPT_TOKEN(anon_sym_swift);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1994:
      ACCEPT_TOKEN(anon_sym_compiler);
      END_STATE();
    case 1995:
      ACCEPT_TOKEN(anon_sym_compiler);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1996:
      ACCEPT_TOKEN(anon_sym_canImport);
      END_STATE();
    case 1997:
      ACCEPT_TOKEN(anon_sym_canImport);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 1998:
      ACCEPT_TOKEN(anon_sym_targetEnvironment);
      END_STATE();
    case 1999:
      ACCEPT_TOKEN(anon_sym_targetEnvironment);
      if (lookahead == 0xfe0f) ADVANCE(1625);
      if ((0x1f3fb <= lookahead && lookahead <= 0x1f3ff)) ADVANCE(1629);
      if (set_contains(aux_sym_simple_identifier_token1_character_set_2, 921, lookahead)) ADVANCE(1629);
      END_STATE();
    case 2000:
      ACCEPT_TOKEN(aux_sym_diagnostic_token1);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2000);
      END_STATE();
    case 2001:
      ACCEPT_TOKEN(aux_sym_diagnostic_token2);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2001);
      END_STATE();
    case 2002:
      ACCEPT_TOKEN(aux_sym_diagnostic_token3);
      if (lookahead != 0 &&
          lookahead != '\n' &&
          lookahead != '\r') ADVANCE(2002);
      END_STATE();
    default:
      return false;
  }
}

enum ts_external_scanner_symbol_identifiers {
  ts_external_token_multiline_comment = 0,
  ts_external_token_raw_str_part = 1,
  ts_external_token_raw_str_continuing_indicator = 2,
  ts_external_token_raw_str_end_part = 3,
  ts_external_token__implicit_semi = 4,
  ts_external_token__explicit_semi = 5,
  ts_external_token__arrow_operator_custom = 6,
  ts_external_token__dot_custom = 7,
  ts_external_token__conjunction_operator_custom = 8,
  ts_external_token__disjunction_operator_custom = 9,
  ts_external_token__nil_coalescing_operator_custom = 10,
  ts_external_token__eq_custom = 11,
  ts_external_token__eq_eq_custom = 12,
  ts_external_token__plus_then_ws = 13,
  ts_external_token__minus_then_ws = 14,
  ts_external_token__bang_custom = 15,
  ts_external_token__throws_keyword = 16,
  ts_external_token__rethrows_keyword = 17,
  ts_external_token_default_keyword = 18,
  ts_external_token_where_keyword = 19,
  ts_external_token_else = 20,
  ts_external_token_catch_keyword = 21,
  ts_external_token__as_custom = 22,
  ts_external_token__as_quest_custom = 23,
  ts_external_token__as_bang_custom = 24,
  ts_external_token__async_keyword_custom = 25,
  ts_external_token__custom_operator = 26,
  ts_external_token__hash_symbol_custom = 27,
  ts_external_token__directive_if = 28,
  ts_external_token__directive_elseif = 29,
  ts_external_token__directive_else = 30,
  ts_external_token__directive_endif = 31,
  ts_external_token__fake_try_bang = 32,
};

static const TSSymbol ts_external_scanner_symbol_map[EXTERNAL_TOKEN_COUNT] = {
  [ts_external_token_multiline_comment] = sym_multiline_comment,
  [ts_external_token_raw_str_part] = sym_raw_str_part,
  [ts_external_token_raw_str_continuing_indicator] = sym_raw_str_continuing_indicator,
  [ts_external_token_raw_str_end_part] = sym_raw_str_end_part,
  [ts_external_token__implicit_semi] = sym__implicit_semi,
  [ts_external_token__explicit_semi] = sym__explicit_semi,
  [ts_external_token__arrow_operator_custom] = sym__arrow_operator_custom,
  [ts_external_token__dot_custom] = sym__dot_custom,
  [ts_external_token__conjunction_operator_custom] = sym__conjunction_operator_custom,
  [ts_external_token__disjunction_operator_custom] = sym__disjunction_operator_custom,
  [ts_external_token__nil_coalescing_operator_custom] = sym__nil_coalescing_operator_custom,
  [ts_external_token__eq_custom] = sym__eq_custom,
  [ts_external_token__eq_eq_custom] = sym__eq_eq_custom,
  [ts_external_token__plus_then_ws] = sym__plus_then_ws,
  [ts_external_token__minus_then_ws] = sym__minus_then_ws,
  [ts_external_token__bang_custom] = sym__bang_custom,
  [ts_external_token__throws_keyword] = sym__throws_keyword,
  [ts_external_token__rethrows_keyword] = sym__rethrows_keyword,
  [ts_external_token_default_keyword] = sym_default_keyword,
  [ts_external_token_where_keyword] = sym_where_keyword,
  [ts_external_token_else] = sym_else,
  [ts_external_token_catch_keyword] = sym_catch_keyword,
  [ts_external_token__as_custom] = sym__as_custom,
  [ts_external_token__as_quest_custom] = sym__as_quest_custom,
  [ts_external_token__as_bang_custom] = sym__as_bang_custom,
  [ts_external_token__async_keyword_custom] = sym__async_keyword_custom,
  [ts_external_token__custom_operator] = sym__custom_operator,
  [ts_external_token__hash_symbol_custom] = sym__hash_symbol_custom,
  [ts_external_token__directive_if] = sym__directive_if,
  [ts_external_token__directive_elseif] = sym__directive_elseif,
  [ts_external_token__directive_else] = sym__directive_else,
  [ts_external_token__directive_endif] = sym__directive_endif,
  [ts_external_token__fake_try_bang] = sym__fake_try_bang,
};

static const bool ts_external_scanner_states[132][EXTERNAL_TOKEN_COUNT] = {
  [1] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_continuing_indicator] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token_catch_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
    [ts_external_token__fake_try_bang] = true,
  },
  [2] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [3] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [4] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [5] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [6] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [7] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [8] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [9] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [10] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [11] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [12] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [13] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [14] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [15] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [16] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
  },
  [17] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [18] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [19] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [20] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [21] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [22] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [23] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [24] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [25] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [26] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [27] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [28] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [29] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [30] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [31] = {
    [ts_external_token_multiline_comment] = true,
  },
  [32] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__eq_custom] = true,
  },
  [33] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [34] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [35] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [36] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [37] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [38] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [39] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [40] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [41] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [42] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__custom_operator] = true,
    [ts_external_token__hash_symbol_custom] = true,
    [ts_external_token__directive_if] = true,
    [ts_external_token__directive_elseif] = true,
    [ts_external_token__directive_else] = true,
    [ts_external_token__directive_endif] = true,
    [ts_external_token__fake_try_bang] = true,
  },
  [43] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_default_keyword] = true,
  },
  [44] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [45] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [46] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [47] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [48] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [49] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [50] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [51] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [52] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
  },
  [53] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
  },
  [54] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
  },
  [55] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
  },
  [56] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
  },
  [57] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_default_keyword] = true,
  },
  [58] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [59] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token_default_keyword] = true,
  },
  [60] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [61] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_where_keyword] = true,
  },
  [62] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [63] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [64] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [65] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
    [ts_external_token__nil_coalescing_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__plus_then_ws] = true,
    [ts_external_token__minus_then_ws] = true,
    [ts_external_token__bang_custom] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__as_quest_custom] = true,
    [ts_external_token__as_bang_custom] = true,
    [ts_external_token__custom_operator] = true,
  },
  [66] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [67] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [68] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [69] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [70] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [71] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__eq_custom] = true,
  },
  [72] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [73] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [74] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [75] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [76] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [77] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [78] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
  },
  [79] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
  },
  [80] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
  },
  [81] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [82] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
  },
  [83] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
    [ts_external_token__hash_symbol_custom] = true,
  },
  [84] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_catch_keyword] = true,
  },
  [85] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token_default_keyword] = true,
  },
  [86] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token_default_keyword] = true,
    [ts_external_token_else] = true,
  },
  [87] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token_where_keyword] = true,
  },
  [88] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__bang_custom] = true,
  },
  [89] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__fake_try_bang] = true,
  },
  [90] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [91] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [92] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [93] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [94] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [95] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [96] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [97] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [98] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__as_custom] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [99] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [100] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [101] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
  },
  [102] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [103] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token__async_keyword_custom] = true,
  },
  [104] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
  },
  [105] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
  },
  [106] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
  },
  [107] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
  },
  [108] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
  },
  [109] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token_where_keyword] = true,
  },
  [110] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
    [ts_external_token__as_custom] = true,
  },
  [111] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__as_custom] = true,
  },
  [112] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
  },
  [113] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
  },
  [114] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token_where_keyword] = true,
  },
  [115] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token_where_keyword] = true,
  },
  [116] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__as_custom] = true,
  },
  [117] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token__as_custom] = true,
  },
  [118] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
    [ts_external_token_where_keyword] = true,
  },
  [119] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token_catch_keyword] = true,
  },
  [120] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__dot_custom] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
  },
  [121] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token__dot_custom] = true,
  },
  [122] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
    [ts_external_token__throws_keyword] = true,
    [ts_external_token__rethrows_keyword] = true,
  },
  [123] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token_where_keyword] = true,
    [ts_external_token_else] = true,
  },
  [124] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__eq_custom] = true,
    [ts_external_token__eq_eq_custom] = true,
  },
  [125] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__conjunction_operator_custom] = true,
    [ts_external_token__disjunction_operator_custom] = true,
  },
  [126] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
    [ts_external_token__explicit_semi] = true,
    [ts_external_token_else] = true,
  },
  [127] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_else] = true,
  },
  [128] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_end_part] = true,
  },
  [129] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__implicit_semi] = true,
  },
  [130] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token__arrow_operator_custom] = true,
  },
  [131] = {
    [ts_external_token_multiline_comment] = true,
    [ts_external_token_raw_str_part] = true,
    [ts_external_token_raw_str_continuing_indicator] = true,
    [ts_external_token_raw_str_end_part] = true,
  },
};

#ifdef __cplusplus
extern "C" {
#endif
void *tree_sitter_swift_external_scanner_create(void);
void tree_sitter_swift_external_scanner_destroy(void *);
bool tree_sitter_swift_external_scanner_scan(void *, TSLexer *, const bool *);
unsigned tree_sitter_swift_external_scanner_serialize(void *, char *);
void tree_sitter_swift_external_scanner_deserialize(void *, const char *, unsigned);

#ifdef TREE_SITTER_HIDE_SYMBOLS
#define TS_PUBLIC
#elif defined(_WIN32)
#define TS_PUBLIC __declspec(dllexport)
#else
#define TS_PUBLIC __attribute__((visibility("default")))
#endif

TS_PUBLIC const TSLanguage *tree_sitter_swift(void) {
  static const TSLanguage language = {
    .version = LANGUAGE_VERSION,
    .symbol_count = SYMBOL_COUNT,
    .alias_count = ALIAS_COUNT,
    .token_count = TOKEN_COUNT,
    .external_token_count = EXTERNAL_TOKEN_COUNT,
    .state_count = STATE_COUNT,
    .large_state_count = LARGE_STATE_COUNT,
    .production_id_count = PRODUCTION_ID_COUNT,
    .field_count = FIELD_COUNT,
    .max_alias_sequence_length = MAX_ALIAS_SEQUENCE_LENGTH,
    .symbol_names = ts_symbol_names,
    .field_names = ts_field_names,
    .field_map_slices = ts_field_map_slices,
    .field_map_entries = ts_field_map_entries,
    .symbol_metadata = ts_symbol_metadata,
    .public_symbol_map = ts_symbol_map,
    .alias_map = ts_non_terminal_alias_map,
    .alias_sequences = &ts_alias_sequences[0][0],
    .lex_fn = ts_lex,
    .external_scanner = {
      &ts_external_scanner_states[0][0],
      ts_external_scanner_symbol_map,
      tree_sitter_swift_external_scanner_create,
      tree_sitter_swift_external_scanner_destroy,
      tree_sitter_swift_external_scanner_scan,
      tree_sitter_swift_external_scanner_serialize,
      tree_sitter_swift_external_scanner_deserialize,
    },
  };
  return &language;
}
#ifdef __cplusplus
}
#endif
